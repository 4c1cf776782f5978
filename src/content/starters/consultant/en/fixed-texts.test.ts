import { expect, test } from 'vitest';
import type { DocumentKey } from '#content/documents.schema.ts';
import { type ServicePlace, servicesAt } from '#shared/services.ts';
import { createTestApp } from '#testing/create-test-app.ts';

/** Texts of the shipped site that no change may lose by accident, as visitors read them: whole fields, and parts of longer texts. */
const FIXED: Partial<Record<DocumentKey, { fields: string[]; parts?: string[] }>> = {
  site: {
    fields: [
      ...['Services', 'Homepage', 'About', 'Portfolio', 'Blog', 'FAQ', 'Contact', 'Home', 'Back to Home', 'Global'],
      ...['Book Your Free Consult', '404 Page Not Found', 'Did you forget to add the page to the router?'],
    ],
  },
  home: {
    fields: [
      ...['Buy Back', 'Your Time', 'View My Services', 'Book a call', 'Your browser does not support the video tag.'],
      ...['9+', 'Industries', '10+', 'Years in IT', '3+', 'Years with AI', '24/7', 'Monitoring', 'Within 5 minutes'],
      ...['Voice AI for Home Services', 'AI & Automation Education', 'Six ways to stop doing it by hand'],
      ...['Knowledge Hub Coming Soon', 'Test Out The Bot Here', 'Book Free Consultation', 'Book Strategic Session'],
      ...['$2,500', '$0.25/min'],
    ],
    parts: ['No new software to learn', 'answers every call in under 3 rings, 24/7/365'],
  },
  'contact-form': {
    fields: [
      ...['Message sent successfully!', 'Message Sent Successfully!'],
      ...['Failed to send message', 'Please try again later.', 'Failed to Send - Try Again'],
    ],
  },
  forms: { fields: ['Please select at least one service'] },
  newsletter: {
    fields: [
      ...['Subscribing...', 'Successfully subscribed!', 'Subscription failed', 'Please try again later.'],
      "You'll receive weekly AI insights and automation strategies.",
    ],
  },
  about: {
    fields: [
      ...['9+', 'Industries', '10+', 'Years in IT', '3+', 'Years with AI', '24/7', 'Monitoring'],
      ...['Three core specialisations', 'X', 'LinkedIn', 'Hugging Face'],
      ...['Integration over replacement', 'Transparency', 'Partnership', 'Self-hosted'],
      ...['Book Free Consultation', 'Strategic Session'],
    ],
  },
  calendar: {
    fields: [
      ...['Book Your Free Consultation', '30-Minute Strategy Session', 'Custom Solution Design'],
      ...['Implementation Roadmap', 'Schedule Your Free Consultation', 'No sales pitch, no obligation'],
    ],
    parts: ['{days} days ahead'],
  },
  'strategy-session': {
    fields: [
      ...['Deep-Dive Strategy Session', '60 minutes', '1-on-1', 'Actionable strategy', 'Business Analysis'],
      ...['Custom Solutions', 'Implementation Plan', 'ROI Projections', 'Book Deep-Dive Session'],
      'Schedule Your Deep-Dive Strategy Session',
    ],
    parts: [
      ...['complex solutions', 'strategic guidance', 'significant volume', '1,000+ leads per month'],
      ...['ready for investment', 'follow-up document'],
    ],
  },
  booking: {
    fields: ['Opens in a new window • No credit card required'],
  },
  blog: {
    fields: [
      ...['Featured Article', 'Latest Article', 'All Articles', 'No Articles Yet', 'Loading blog posts...'],
      ...['Article Not Found', 'Share'],
    ],
  },
  chat: {
    fields: [
      ...['Thinking...', 'Learn About Ada'],
      "I'm experiencing some technical difficulties. Please try asking your question again or contact me directly.",
    ],
  },
  'privacy-policy': { fields: ['Privacy Policy', '2025-06-10'] },
  'terms-of-service': { fields: ['Terms of Service', '2025-06-10'], parts: ['within 30 days of the invoice date'] },
  'cookie-policy': { fields: ['Cookie Policy', '2025-06-10'], parts: ['session', 'persistent', 'hird-party cookies'] },
};

/** Names of the services in their order, by place. */
const SERVICES: Record<ServicePlace, string[]> = {
  cards: [
    ...['N8N Workflow Automation', 'AI Workflow Integration', 'LLM-Powered Chatbots', 'Social Media Automation'],
    ...['Lead Generation Systems', 'Custom Solutions'],
  ],
  specialisations: [
    ...['N8N workflow automations', 'LLM chatbot integration', 'Social media automation', 'AI integration'],
  ],
  about: ['N8N Workflow Automation', 'LLM Chatbot Integration', 'AI Integration'],
  menu: ['Voice AI Receptionist', 'LLM Chatbots', 'AI Integration', 'Custom Solutions'],
  contact: [
    ...['Workflow Automation', 'LLM-Powered Chatbots', 'Social Media Automation', 'Lead Generation Systems'],
    ...['AI Integration', 'Custom Solutions'],
  ],
};

/** Parts of the texts of the landing pages. */
const PAGES: Record<string, string[]> = {
  'n8n-workflow-automation': [
    ...['400+ integrations', 'Get Examples', '/calendar', '/services/ai-integration', '/services/lead-generation'],
  ],
  'llm-chatbots': [
    ...['GPT-4o', 'Lead qualification', '24/7 support', 'Automated booking', 'Send', '/services/lead-generation'],
  ],
  'social-media-automation': [
    ...['Instagram', 'LinkedIn', 'Multi-platform', 'Save 15+ hours per week'],
    ...['/services/llm-chatbots', '/services/custom-solutions'],
  ],
  'lead-generation': [
    ...['10x faster prospect identification', '3x higher response rates', 'Scraping', 'Enrichment', 'CRM'],
    ...['/services/n8n-workflow-automation', '/services/social-media-automation'],
  ],
  'ai-integration': [
    ...['GPT integration', 'Classification', 'Summarization', 'Home services', 'Legal firms', 'Custom local hardware'],
    ...['Real estate', 'Professional services', 'AI Discovery Call'],
  ],
  'custom-solutions': [
    ...['What Makes Us Different', 'Order orchestrator', 'nursing home', 'Service scheduler', 'Credit approval system'],
    ...['80% faster order processing', '85% fewer overnight phone operator hours', 'Discovery', 'Deployment'],
    "Let's Build It – Talk to Ada",
  ],
  'voice-ai': [
    ...['27%', '$1,200', '$45,600+', '8+ months', '$2,500', '$0.25', 'No contracts', 'No hidden fees'],
    ...['No monthly minimums', 'under 3 rings', '24/7/365', '3-5 business days', 'Get Your Custom Setup'],
    ...['Call Riley Demo', '(415) 555-0142', '30-minute voice AI discovery call'],
  ],
};

test.each(Object.entries(PAGES))('the page %s ships its fixed texts', async (key, parts) => {
  const { ctx } = await createTestApp({ OWNER_NAME: 'Ada Byron' });
  const texts = textsOf(ctx.content.pages().find((page) => page.key === key)?.document);
  expect(parts.filter((part) => !texts.some((text) => text.includes(part)))).toEqual([]);
});

test.each(Object.entries(FIXED))('%s ships its fixed texts', async (key, { fields, parts = [] }) => {
  const { ctx } = await createTestApp({ OWNER_NAME: 'Ada Byron' });
  const texts = textsOf(ctx.content.get(key as DocumentKey));
  expect(fields.filter((text) => !texts.includes(text))).toEqual([]);
  expect(parts.filter((part) => !texts.some((text) => text.includes(part)))).toEqual([]);
});

test.each(Object.entries(SERVICES))('the services at "%s" ship with their names, in order', async (place, names) => {
  const { ctx } = await createTestApp();
  const services = servicesAt(ctx.content.get('services').services, place as ServicePlace);
  expect(services.map(({ name }) => name)).toEqual(names);
});

test('legal texts ship their fixed sections, the chat three first questions', async () => {
  const { ctx } = await createTestApp();
  const count = (key: 'privacy-policy' | 'terms-of-service' | 'cookie-policy') => ctx.content.get(key).sections.length;
  expect([count('privacy-policy'), count('terms-of-service'), count('cookie-policy')]).toEqual([6, 8, 6]);
  expect(ctx.content.get('chat').questions).toHaveLength(3);
});

/** Every text of a document. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}
