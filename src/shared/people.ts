/** A stored thing about a person, in words for the owner. */
export interface PersonRecord {
  /** ISO 8601; null where no time is stored. */
  at: string | null;
  title: string;
  /** Every stored field that is not empty. */
  fields: Record<string, string | number>;
}

/** Records of one kind: messages, bookings, chats. */
export interface PersonSection {
  title: string;
  records: PersonRecord[];
}

/** Everything that is stored about an address. */
export interface Person {
  email: string;
  /** The last erasure of the address: ISO 8601, and the day (`YYYY-MM-DD`) from which on no automatic copy holds what was erased. */
  erased: { at: string; copiesGoneOn: string } | null;
  sections: PersonSection[];
  /** Texts of others that mention the address: where, and how many. */
  mentions: { where: string; count: number }[];
  /** Other addresses that lead to the same mailbox: with a `+tag`, or without it. */
  related: string[];
  /** The address is the site's or a captain's: it stays where the site needs it. */
  isOwn: boolean;
}

/** Result of erasing an address. */
export interface ErasedPerson {
  email: string;
  /** Deleted records and removed mentions, by what they were. */
  erased: Record<string, number>;
  /** Data that must or can only remain, one sentence each. */
  remains: string[];
  /** What became of the database file and of its copies on this machine, in a few sentences. */
  copies: string;
  /** The day (`YYYY-MM-DD`) from which on no automatic copy holds the person; null when there are no older ones. */
  copiesGoneOn: string | null;
  /** Older automatic copies, by their paths in the data folder. */
  automaticCopies: string[];
  /** Copies of the owner in the data folder: they stay until the owner deletes them. */
  ownCopies: string[];
}

/** The name of a stored field in words: `firstName` is "First name". */
export function fieldName(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
