import type { BotTexts } from '#content/chat-bot.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const chatBot = {
  more: 'More:',
  unknown:
    'I do not have an answer to that, and I do not guess. {name} answers everything else: write to {email}, or book here: /calendar.',
  noAnswer:
    'You ask about “{question}”, and I have no answer to that yet. {name} can tell you: write to {email}, or leave your address here.',
  which: 'Do you mean one of these?',
  notMeant: 'Not what I meant',
  unsure: 'If you mean “{question}”:',
  repeated: 'What I know about “{question}” is above. {name} can say more: write to {email}, or book here: /calendar.',
  fromPage: 'The site says: {text}',
  fromArticle: 'From the article "{title}": {text}',
  noted: 'Thank you, I have noted {contact}. {name} will reply to you there.',
  slots: 'These times are free. Choose one below, or see all: /calendar.',
  otherSlots: 'Nothing is free on that day. These are the next free times: choose one below, or see all: /calendar.',
  noSlots: 'No time is free in the next days. Write to {email}, and {name} will suggest one.',
  booked: 'Your call is booked for {time}. To move or cancel it: {link}',
  messageSent: 'Your message is on its way to {name}.',
  refusals: {
    instructions:
      'I answer questions about this site and its services, and my instructions stay as they are. What would you like to know?',
    secrets: 'I have no passwords, keys or internal data to give out. Ask me about the services, prices or a call.',
    people:
      'I do not share anything about other visitors or clients. For your own data, write to {email} from the address concerned.',
    figures:
      'I cannot make, change or confirm a price or a promise in this chat. What the site states holds; anything else is agreed in writing with {name}.',
    medical: 'I cannot give medical advice. Please ask a doctor or a pharmacist.',
    legal: 'I cannot give legal advice. Please ask a lawyer.',
    financial: 'I cannot give advice on investments or taxes. Please ask a qualified adviser.',
    harm: 'I cannot help with that. Ask me about the services, prices or a call.',
  },
  emergency:
    'If somebody is in danger, please call your local emergency number now (911 in the US, 112 in Europe) or a doctor. I am only a chatbot and cannot send help.',
  crisis:
    'I am only a chatbot and cannot help with that, but please do not stay alone with it: talk to somebody you trust, or call your local emergency number. In the US you can call or text 988 at any hour.',
  languages: {
    ar: 'لغة هذه المحادثة: {language}. يمكنك مراسلتنا بلغتك على {email}.',
    de: 'Dieser Chat antwortet auf {language}. Schreiben Sie gern auf Deutsch an {email}.',
    en: 'This chat answers in {language}. You are welcome to write in English to {email}.',
    es: 'El idioma de este chat: {language}. Puede escribir en español a {email}.',
    fr: 'La langue de ce chat : {language}. Vous pouvez écrire en français à {email}.',
    hi: 'इस चैट की भाषा: {language}। आप {email} पर हिंदी में लिख सकते हैं।',
    it: 'La lingua di questa chat: {language}. Può scrivere in italiano a {email}.',
    ja: 'このチャットの言語：{language}。日本語では {email} までご連絡ください。',
    pt: 'O idioma deste chat: {language}. Pode escrever em português para {email}.',
    ru: 'Язык этого чата: {language}. Вы можете написать по-русски на {email}.',
    zh: '本聊天使用的语言：{language}。您可以用中文写信到 {email}。',
  },
} satisfies PartOf<BotTexts>;
