import type { BotTexts } from '#content/chat-bot.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const chatBot = {
  more: 'Mehr dazu:',
  unknown:
    'Das weiß ich nicht. Bitte fragen Sie {ownerName} direkt: Schreiben Sie an {email} oder buchen Sie einen Termin (/calendar).',
  noAnswer:
    'Dazu habe ich noch keine Antwort. Bitte fragen Sie {ownerName} direkt: Schreiben Sie an {email} oder hinterlassen Sie hier Ihre E-Mail-Adresse.',
  which: 'Meinen Sie eine dieser Fragen?',
  notMeant: 'Das meinte ich nicht',
  unsure: 'Falls Sie das meinen: „{question}“',
  repeated:
    'Was ich zu „{question}“ weiß, steht weiter oben. Mehr sagt Ihnen {ownerName}: Schreiben Sie an {email} oder buchen Sie einen Termin (/calendar).',
  fromPage: 'Auf dieser Website steht: {text}',
  fromArticle: 'Aus dem Artikel „{title}“: {text}',
  noted: 'Danke, ich habe {contact} notiert. {ownerName} meldet sich bei Ihnen.',
  slots: 'Diese Zeiten sind frei. Wählen Sie unten eine aus. Alle freien Zeiten: /calendar.',
  otherSlots: 'An diesem Tag ist nichts frei. Unten stehen die nächsten freien Zeiten. Alle freien Zeiten: /calendar.',
  noSlots:
    'In den nächsten Tagen ist nichts frei. Schreiben Sie an {email}, dann schlägt {ownerName} einen Termin vor.',
  booked: 'Ihr Termin ist gebucht: {time}. Verschieben oder absagen: {link}',
  messageSent: 'Ihre Nachricht wurde an {ownerName} geschickt.',
  refusals: {
    instructions:
      'Ich beantworte Fragen zu dieser Website und zu den Leistungen, und meine Anweisungen bleiben, wie sie sind. Was möchten Sie wissen?',
    secrets:
      'Passwörter, Schlüssel und interne Daten habe ich nicht und gebe ich nicht heraus. Fragen Sie mich nach Leistungen, Preisen oder einem Termin.',
    people:
      'Über andere Besucher, Kundinnen und Kunden gebe ich keine Auskunft. Für Ihre eigenen Daten schreiben Sie bitte von der betreffenden Adresse an {email}.',
    figures:
      'Preise und Zusagen kann ich im Chat nicht vereinbaren, ändern oder bestätigen. Es gilt, was auf der Website steht; alles andere vereinbaren Sie schriftlich mit {ownerName}.',
    medical: 'Zu Gesundheitsfragen kann ich nichts sagen. Bitte wenden Sie sich an eine Arztpraxis oder Apotheke.',
    legal: 'Rechtsberatung kann ich nicht geben. Bitte wenden Sie sich an eine Anwaltskanzlei.',
    financial: 'Zu Geldanlagen und Steuern kann ich nicht beraten. Bitte wenden Sie sich an eine Fachperson dafür.',
    harm: 'Dabei helfe ich nicht. Fragen Sie mich nach Leistungen, Preisen oder einem Termin.',
  },
  emergency: 'Bei Gefahr rufen Sie bitte sofort 112 an. Ich bin nur ein Chatbot und kann keine Hilfe schicken.',
  crisis:
    'Ich bin nur ein Chatbot und kann dabei nicht helfen, aber bleiben Sie damit bitte nicht allein: Sprechen Sie mit jemandem, dem Sie vertrauen, oder rufen Sie die Telefonseelsorge an, 0800 111 0 111, kostenlos und rund um die Uhr. Bei akuter Gefahr: 112.',
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
