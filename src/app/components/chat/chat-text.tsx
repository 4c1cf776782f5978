import { SiteLink } from '#app/components/site-link.tsx';

/** Pages that a reply may lead to, by the name their link shows. */
const PAGE_NAMES: Record<string, string> = {
  '/calendar': 'Free consultation',
  '/strategy-session': 'Strategy session',
  '/about': 'About page',
  '/blog': 'Blog',
  '/Home-services-ai': 'Voice AI receptionist',
  '/services/n8n-workflow-automation': 'Workflow automation',
  '/services/ai-integration': 'AI integration',
  '/services/llm-chatbots': 'LLM chatbots',
  '/services/social-media-automation': 'Social media automation',
  '/services/lead-generation': 'Lead generation',
  '/services/custom-solutions': 'Custom solutions',
  '/privacy-policy': 'Privacy policy',
  '/terms-of-service': 'Terms of service',
  '/cookie-policy': 'Cookie policy',
  '/#contact': 'Contact form',
  '/#portfolio': 'All services',
  '/#blog': 'Newsletter',
};

const PATH = /(?<=^|[\s(])(\/[\w#/-]*\w)/g;

/** A reply's plain text; paths of this site in it become links, everything else stays text. */
export function ChatText({ text }: { text: string }) {
  return text.split(PATH).map((part, index) => {
    const name = index % 2 === 1 ? nameOf(part) : undefined;
    return name ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places.
      <SiteLink key={index} href={part} className="link">
        {name}
      </SiteLink>
    ) : (
      part
    );
  });
}

function nameOf(path: string): string | undefined {
  if (path.startsWith('/blog/')) return 'Read the article';
  return PAGE_NAMES[path] ?? PAGE_NAMES[path.split('#')[0] ?? path];
}
