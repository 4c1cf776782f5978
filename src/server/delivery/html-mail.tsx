import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Body, Button, Container, Head, Hr, Html, Img, Link, Section, Text } from 'react-email';
import type { MailBlock } from '#server/context.ts';
import { MAIL_WIDTH, type MailLook, mailCss } from './mail-look.ts';

/** Content of a mail in the template of all mails: sender, text, and the reason why it came. */
export interface HtmlMail {
  look: MailLook;
  /** BCP 47 language of the texts. */
  language: string;
  title: string;
  /** Shown beside the subject in lists of mails. */
  preview?: string | undefined;
  brand: { name: string; url: string; logo?: { src: string; width: number; height: number } | undefined };
  /** A line above the headline. */
  label?: string | undefined;
  headline?: string | undefined;
  /** Blocks of a mail, or safe HTML with inline styles. */
  content: MailBlock[] | { html: string };
  /** Lines of text and a row of links at the end. */
  footer: { lines: string[]; links: { label: string; url: string }[] };
}

const WIDTH = MAIL_WIDTH + 64;
/** Outlook knows no `max-width`: there a table of this width is around the mail. */
const OUTLOOK_TABLE = [
  `<!--[if mso]><table role="presentation" align="center" width="${WIDTH}" border="0" cellpadding="0" cellspacing="0"><tr><td><![endif]-->`,
  '<!--[if mso]></td></tr></table><![endif]-->',
] as const;

/** A mail as HTML with inline styles. Every text is escaped. */
export function renderHtmlMail(mail: HtmlMail): string {
  const html = renderToStaticMarkup(<Page {...mail} />);
  const start = html.search(/<table[^>]* class="mail"/);
  const end = html.lastIndexOf('</td></tr></tbody></table></body>');
  const [open, close] = OUTLOOK_TABLE;
  return `<!DOCTYPE html>${html.slice(0, start)}${open}${html.slice(start, end)}${close}${html.slice(end)}`;
}

function Page({ look, language, title, preview, brand, label, headline, content, footer }: HtmlMail) {
  const { colors, sans } = look;
  const text: CSSProperties = { fontFamily: sans, fontSize: 17, lineHeight: 1.6, color: colors.ink };
  return (
    <Html lang={language}>
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of the palette; React would escape the selectors. */}
        <style dangerouslySetInnerHTML={{ __html: mailCss(look) }} />
      </Head>
      <Body
        lang={language}
        className="ground"
        style={{ margin: 0, padding: 0, backgroundColor: colors.paper, ...text }}
      >
        {preview && <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>}
        <Container className="mail" style={{ width: '100%', maxWidth: WIDTH }}>
          <Section className="edge" style={{ padding: '28px 32px 14px' }}>
            <Brand look={look} {...brand} />
          </Section>
          <Section
            className="sheet"
            style={{
              padding: '40px 31px 32px',
              backgroundColor: colors['paper-bright'],
              border: `1px solid ${colors['paper-rule']}`,
              // Cells of a table grow with a long word unless it may break anywhere.
              wordBreak: 'break-word',
              ...text,
            }}
          >
            {label && (
              <Text className="mute" style={labelStyle(look)}>
                {label}
              </Text>
            )}
            {headline && (
              <h1 className="headline" style={headlineStyle(look)}>
                {headline}
              </h1>
            )}
            <Content content={content} look={look} />
          </Section>
          <Footer {...footer} look={look} />
        </Container>
      </Body>
    </Html>
  );
}

function Brand({ look, name, url, logo }: HtmlMail['brand'] & { look: MailLook }) {
  const style = {
    color: look.colors.ink,
    fontFamily: look.sans,
    fontSize: 16,
    fontWeight: 600,
    textDecoration: 'none',
  };
  return (
    <Link className="strong" href={url} style={style}>
      {logo ? (
        // Not preloaded: React would add a link to the mail's head.
        <Img {...logo} loading="lazy" alt={name} style={{ display: 'inline-block', verticalAlign: 'middle' }} />
      ) : (
        <>
          <span style={{ color: look.colors.signal }}>●</span>&nbsp; {name}
        </>
      )}
    </Link>
  );
}

function Content({ content, look }: Pick<HtmlMail, 'content' | 'look'>): ReactNode {
  if (Array.isArray(content)) {
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
    return content.map((block, index) => <Block key={index} block={block} look={look} />);
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the markdown renderer.
  return <div dangerouslySetInnerHTML={{ __html: content.html }} />;
}

const PARAGRAPH: CSSProperties = { margin: '0 0 18px', fontSize: 17, lineHeight: 1.6 };

function Block({ block, look }: { block: MailBlock; look: MailLook }) {
  const { colors } = look;
  switch (block.kind) {
    case 'text':
      return <Text style={PARAGRAPH}>{withBreaks(block.text)}</Text>;
    case 'quote':
      return (
        <blockquote style={{ ...PARAGRAPH, padding: '0 0 0 18px', borderLeft: `3px solid ${colors.signal}` }}>
          {withBreaks(block.text)}
        </blockquote>
      );
    case 'table':
      return <Rows rows={block.rows.filter(([, value]) => value)} color={colors.mute} />;
    case 'button':
      return (
        <Section style={{ margin: '26px 0' }}>
          <Button className="button" href={block.url} style={buttonStyle(look)}>
            {block.label}
          </Button>
        </Section>
      );
    case 'link':
      return (
        <Text style={PARAGRAPH}>
          <Links links={[[block.label, block.url]]} color={colors['signal-deep']} />
        </Text>
      );
    case 'links':
      return (
        <Text style={{ ...PARAGRAPH, color: colors.mute }}>
          {block.label}: <Links links={block.links} color={colors['signal-deep']} />
        </Text>
      );
  }
}

/** Links in a row, with dots between them. */
function Links({ links, color }: { links: (readonly [label: string, url: string])[]; color: string }) {
  return links.map(([label, url], index) => (
    <Fragment key={label}>
      {index > 0 && ' · '}
      <Link href={url} style={{ color, textDecoration: 'underline' }}>
        {label}
      </Link>
    </Fragment>
  ));
}

/** @param color of the names. */
function Rows({ rows, color }: { rows: [name: string, value: string | null | undefined][]; color: string }) {
  // With `break-word`, which the mail has, a phone would break short names in their middle.
  const name: CSSProperties = { padding: '3px 18px 3px 0', color, verticalAlign: 'top', wordBreak: 'normal' };
  const value: CSSProperties = { padding: '3px 0', overflowWrap: 'anywhere', verticalAlign: 'top' };
  return (
    <table role="presentation" style={{ margin: '0 0 18px', borderCollapse: 'collapse', fontSize: 16 }}>
      <tbody>
        {rows.map(([label, text]) => (
          <tr key={label}>
            <td className="mute" style={name}>
              {label}
            </td>
            <td style={value}>{withBreaks(text ?? '')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Footer({ lines, links, look: { colors, sans } }: HtmlMail['footer'] & { look: MailLook }) {
  const style = { margin: 0, fontFamily: sans, fontSize: 13, lineHeight: 1.6, color: colors.mute };
  return (
    <Section className="edge" style={{ padding: '18px 32px 40px' }}>
      <Text className="mute" style={style}>
        {withBreaks(lines.join('\n'))}
      </Text>
      <Hr className="rule" style={{ margin: '12px 0', borderTop: `1px solid ${colors['paper-rule']}` }} />
      <Text className="mute" style={style}>
        <Links links={links.map(({ label, url }) => [label, url])} color={colors.mute} />
      </Text>
    </Section>
  );
}

function labelStyle({ mono, colors }: MailLook): CSSProperties {
  return { margin: '0 0 10px', fontFamily: mono, fontSize: 13, lineHeight: 1.4, color: colors.mute };
}

function headlineStyle({ display, headline, weight, colors }: MailLook): CSSProperties {
  return {
    margin: '0 0 24px',
    fontFamily: display,
    fontSize: headline,
    lineHeight: 1.15,
    fontWeight: weight,
    color: colors.ink,
  };
}

function buttonStyle({ sans, colors }: MailLook): CSSProperties {
  return {
    padding: '13px 22px',
    borderRadius: 6,
    backgroundColor: colors.button,
    color: colors['button-text'],
    fontFamily: sans,
    fontSize: 16,
    fontWeight: 600,
  };
}

function withBreaks(text: string): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
  return text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]));
}
