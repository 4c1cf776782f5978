import type { SiteDocument } from '#content/site.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const site = {
  menu: {
    open: 'Menü',
    close: 'Schließen',
    title: 'Menü der Website',
    services: 'Leistungen',
    contact: {
      label: 'Kontakt',
      href: '/#contact',
    },
  },
  skipLink: 'Zum Inhalt springen',
  footer: {
    label: 'Fußzeile',
    services: 'Leistungen',
    legal: 'Rechtliches',
    copyright: '© {brand}',
  },
  social: {
    x: '{ownerName} auf X',
    linkedin: '{ownerName} auf LinkedIn',
    huggingface: '{ownerName} auf Hugging Face',
  },
  newTab: 'öffnet sich in einem neuen Tab',
  newWindow: 'öffnet sich in einem neuen Fenster',
  toasts: {
    region: 'Hinweise ({hotkey})',
    toast: 'Hinweis',
    close: 'Schließen',
  },
  home: 'Startseite',
  backHome: 'Zur Startseite',
  business: {
    areaServed: '{area.name}',
  },
  notFound: {
    meta: {
      title: 'Unter dieser Adresse gibt es keine Seite',
      description:
        'Unter dieser Adresse ist nichts zu finden. Von der Startseite aus erreichen Sie jede Seite dieser Website.',
    },
    title: 'Hier ist nichts zu finden',
    text: 'Vielleicht hat die Seite jetzt eine andere Adresse, oder in der Adresse steckt ein Tippfehler.',
    back: 'Zur Startseite',
  },
  pageError: {
    title: 'Diese Seite konnte nicht geladen werden',
    text: 'Entweder fehlt die Verbindung, oder der Fehler liegt bei dieser Website. Laden Sie die Seite neu; wenn das nicht hilft, schreiben Sie an {email}.',
    reload: 'Neu laden',
  },
} satisfies PartOf<SiteDocument>;
