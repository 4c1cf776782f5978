import type { BlogDocument } from '#content/blog.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const blog = {
  label: 'Blog',
  list: {
    featured: 'Empfohlener Artikel',
    latest: 'Neuester Artikel',
    all: 'Alle Artikel',
    tagged: 'Artikel zum Thema „{tag}“',
    taggedMeta: '{tag}: Artikel von {ownerName}',
    found: 'Artikel zu „{query}“',
    search: 'Artikel durchsuchen',
    searchButton: 'Suchen',
    clear: 'Alle Artikel zeigen',
    topics: 'Themen',
    allTopics: 'Alle',
    noneFound:
      'Dazu wurde nichts gefunden. Versuchen Sie es mit einem anderen Wort oder sehen Sie sich alle Artikel an.',
    loading: 'Artikel werden geladen …',
    pages: 'Seiten',
    newer: 'Neuere',
    older: 'Ältere',
    page: '{page} von {pages}',
  },
  empty: {
    title: 'Noch keine Artikel',
    text: 'Wenn Sie Fragen haben, sprechen wir am besten darüber.',
  },
  failed: {
    title: 'Die Artikel konnten nicht geladen werden',
    text: 'Entweder fehlt die Verbindung, oder der Fehler liegt bei dieser Website. Bitte versuchen Sie es gleich noch einmal.',
    retry: 'Noch einmal versuchen',
  },
  post: {
    back: 'Alle Artikel',
    by: 'Von {author}',
    tags: 'Themen des Artikels',
    readingTime: '{minutes} Min. Lesezeit',
    readingDial: '{minutes} MIN.',
    share: 'Teilen',
    copied: 'Link kopiert',
    copiedText: 'Die Adresse dieses Artikels liegt in Ihrer Zwischenablage.',
    notCopied: 'Der Link konnte nicht kopiert werden',
    contents: 'In diesem Artikel',
    previous: 'Vorheriger Artikel',
    next: 'Nächster Artikel',
    neighbours: 'Weitere Artikel',
  },
  code: {
    copy: 'Kopieren',
    copyLabel: 'Code in {language} kopieren',
    copied: 'Kopiert',
    notCopied: 'Nicht kopiert. Der Code ist markiert; kopieren Sie ihn mit der Tastatur.',
  },
  notFound: {
    title: 'Diesen Artikel gibt es nicht',
    text: 'Vielleicht hat er jetzt eine andere Adresse. Im Blog finden Sie alle Artikel.',
    back: 'Zum Blog',
  },
  preview: {
    title: 'Vorschau',
    notice: 'Vorschau: Dieser Artikel ist noch nicht öffentlich. Der Link zeigt ihn, solange er gültig ist.',
  },
  feeds: {
    title: '{brand}',
    rss: '{brand} (RSS)',
    atom: '{brand} (Atom)',
  },
  markdown: {
    url: 'Adresse',
    author: 'Verfasst von',
    published: 'Veröffentlicht',
    updated: 'Aktualisiert',
    tags: 'Themen',
  },
} satisfies PartOf<BlogDocument>;
