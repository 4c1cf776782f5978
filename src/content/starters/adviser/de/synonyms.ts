import type { SynonymsDocument } from '#content/synonyms.schema.ts';

export const synonyms: SynonymsDocument = {
  groups: [
    'Preis, Kosten, kostet, teuer, Honorar, Gebühr, Gebühren, Vergütung, bezahlen',
    'Termin, Gespräch, Treffen, Besprechung',
    'Leistung, Leistungen, Angebot, anbieten, bieten',
    'verschieben, verlegen, umbuchen, absagen, stornieren',
    'Unterlagen, Papiere, Dokumente, Belege, Nachweise',
    'Frist, Termin, Stichtag, Ablauf',
    'Bescheid, Schreiben, Brief, Post',
    'Einspruch, Widerspruch, Rechtsmittel, Beschwerde',
    'Behörde, Amt, Stelle, Finanzamt, Gericht',
    'Mandat, Auftrag, Vertrag',
    'wechseln, Wechsel, kündigen, Kündigung',
    'Firma, Betrieb, Unternehmen, Selbstständige, Gründung',
    'vertraulich, Verschwiegenheit, Schweigepflicht, geheim',
    'Video, online, Telefon, telefonisch',
    'Vertretung, Urlaub, krank, abwesend',
    'Daten, Datenschutz, speichern, löschen',
    'kostenlos, gratis, umsonst',
    'Dauer, lange, wann, fertig',
  ],
};
