import type { FormsDocument } from '#content/forms.schema.ts';

export const forms: FormsDocument = {
  messages: {
    firstNameMissing: 'Bitte geben Sie Ihren Vornamen an',
    lastNameMissing: 'Bitte geben Sie Ihren Nachnamen an',
    emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse an',
    emailIncomplete: 'Diese Adresse sieht unvollständig aus',
    emailTooLong: 'Diese Adresse ist zu lang',
    serviceMissing: 'Bitte wählen Sie mindestens ein Thema',
    choiceUnknown: 'Bitte wählen Sie etwas aus der Liste',
    messageMissing: 'Bitte schreiben Sie eine Nachricht',
    tooLong: 'Bitte fassen Sie sich kürzer: höchstens {max} Zeichen',
    timeMissing: 'Bitte wählen Sie eine Uhrzeit',
    answerMissing: 'Bitte beantworten Sie diese Frage',
  },
  failure: 'Die Anmeldung hat nicht geklappt',
  failureText: 'Bitte versuchen Sie es später noch einmal.',
  trap: 'Webseite',
};
