import type { Documents } from '#content/documents.schema.ts';
import type { LandingDocument } from '#content/landing.schema.ts';
import { about } from './about.ts';
import { answers } from './answers/answers.ts';
import { blog } from './blog.ts';
import { booking } from './booking.ts';
import { branding } from './branding.ts';
import { calendar } from './calendar.ts';
import { chat } from './chat.ts';
import { contactForm } from './contact-form.ts';
import { cookiePolicy } from './cookie-policy.ts';
import { errors } from './errors.ts';
import { facts } from './facts.ts';
import { forms } from './forms.ts';
import { home } from './home.ts';
import { landingWords } from './landing-words.ts';
import { machine } from './machine.ts';
import { mails } from './mails.ts';
import { newsletter } from './newsletter.ts';
import { newsletterPages } from './newsletter-pages.ts';
import { aiIntegration } from './pages/ai-integration.ts';
import { customSolutions } from './pages/custom-solutions.ts';
import { leadGeneration } from './pages/lead-generation.ts';
import { llmChatbots } from './pages/llm-chatbots.ts';
import { n8nWorkflowAutomation } from './pages/n8n-workflow-automation.ts';
import { socialMediaAutomation } from './pages/social-media-automation.ts';
import { voiceAi } from './pages/voice-ai.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { services } from './services.ts';
import { site } from './site.ts';
import { strategySession } from './strategy-session.ts';
import { synonyms } from './synonyms.ts';
import { templates } from './templates.ts';
import { termsOfService } from './terms-of-service.ts';

interface Starter {
  documents: Documents;
  /** The landing pages by key, in the order of the footer. */
  pages: Record<string, LandingDocument>;
  /** Documents that a new page can start with. */
  templates: Record<'landing' | 'proof' | 'blank', LandingDocument>;
}

/** The copy that ships with the site: what a document says until the owner changes it. */
export const STARTER: Starter = {
  documents: {
    facts,
    branding,
    site,
    services,
    home,
    'contact-form': contactForm,
    newsletter,
    'landing-words': landingWords,
    'newsletter-pages': newsletterPages,
    about,
    calendar,
    'strategy-session': strategySession,
    booking,
    blog,
    chat,
    'privacy-policy': privacyPolicy,
    'terms-of-service': termsOfService,
    'cookie-policy': cookiePolicy,
    machine,
    forms,
    errors,
    mails,
    answers,
    synonyms,
  },
  pages: {
    'n8n-workflow-automation': n8nWorkflowAutomation,
    'ai-integration': aiIntegration,
    'llm-chatbots': llmChatbots,
    'social-media-automation': socialMediaAutomation,
    'lead-generation': leadGeneration,
    'custom-solutions': customSolutions,
    'voice-ai': voiceAi,
  },
  templates,
};
