import type { BotTexts } from '#content/chat-bot.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const chatBot = {
  more: 'More:',
  unknown:
    'I do not have an answer to that, and I do not guess. One of the questions below may be near. {name} answers everything else: write to {email}, or book a call at /calendar.',
  noAnswer:
    'You ask about “{question}”, and I have no answer to that yet. {name} can tell you: write to {email}, or leave your address here.',
  which: 'Do you mean one of these?',
  notMeant: 'Not what I meant',
  unsure: 'If you mean “{question}”:',
  repeated:
    'What I know about “{question}” is above. {name} can say more: write to {email}, or book a call at /calendar.',
  fromPage: 'The site says: {text}',
  fromArticle: 'From the article "{title}": {text}',
  noted: 'Thank you, I have noted {contact}. {name} will reply to you there.',
  slots: 'These times are free. Choose one below, or see all at /calendar.',
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
    ar: 'أجيب هنا بالإنجليزية فقط. يمكنك الكتابة بلغتك إلى {email}.',
    de: 'Ich antworte hier nur auf Englisch. Schreiben Sie gern auf Deutsch an {email}.',
    en: 'I answer in the language of this site. You are welcome to write to {email} in English.',
    es: 'Aquí respondo solo en inglés. Puede escribir en español a {email}.',
    fr: 'Ici, je réponds seulement en anglais. Vous pouvez écrire en français à {email}.',
    hi: 'मैं यहाँ केवल अंग्रेज़ी में जवाब देता हूँ। आप {email} पर हिंदी में लिख सकते हैं।',
    it: 'Qui rispondo solo in inglese. Può scrivere in italiano a {email}.',
    ja: 'ここでは英語でのみお答えします。日本語では {email} までご連絡ください。',
    pt: 'Aqui respondo apenas em inglês. Pode escrever em português para {email}.',
    ru: 'Здесь я отвечаю только по-английски. Напишите по-русски на {email}.',
    zh: '我在这里只用英语回答。您可以用中文写信到 {email}。',
  },
} satisfies PartOf<BotTexts>;
