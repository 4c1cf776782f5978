import type { SynonymsDocument } from '#content/synonyms.schema.ts';

export const synonyms: SynonymsDocument = {
  groups: [
    'Preis, Kosten, kostet, teuer, Gebühr, Gebühren, bezahlen, zahlen',
    'Termin, Gespräch, Erstgespräch, Treffen',
    'KI, künstliche Intelligenz, AI, Computerstimme, Sprachmodell',
    'Telefon, Anruf, Anrufe, anrufen, Telefonassistent, abheben, abnehmen',
    'Automatisierung, automatisieren, automatisch, Abläufe, Ablauf',
    'Angebot, Angebote, Auftrag, Aufträge, Rechnung, Rechnungen',
    'Chatbot, Assistent, Bot',
    'Unterlagen, Dokumente, Papiere, Anleitungen, Dateien',
    'Programm, Programme, Software, System',
    'Betrieb, Firma, Unternehmen, Handwerksbetrieb, Kanzlei, Agentur',
    'Fehler, falsch, irrt, irren, Irrtum',
    'kündigen, Kündigung, aufhören, beenden, Laufzeit',
    'Daten, Datenschutz, DSGVO, speichern, löschen',
    'Wartung, Betreuung, Pflege, Störung, Reparatur',
    'Monat, monatlich, laufend',
    'Einrichtung, einrichten, aufsetzen, installieren',
    'verschieben, verlegen, umbuchen, absagen',
  ],
};
