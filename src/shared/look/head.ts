/** The site's look as the head of every page names it. */
export interface Look {
  /** The colour around the page on phones, `#rrggbb`. */
  color: string;
  /** Styles with the owner's colours and typefaces; undefined as long as they are as shipped. */
  theme?: string | undefined;
  /** Query of the addresses of the owner's icon; undefined as long as it is as shipped. */
  iconQuery?: string | undefined;
}
