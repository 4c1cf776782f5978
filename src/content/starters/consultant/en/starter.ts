import { pack } from '#content/languages/en/pack.ts';
import { compose, type Starter } from '#content/starters/starter.ts';
import { about } from './about.ts';
import { answers } from './answers/answers.ts';
import { branding } from './branding.ts';
import { calendar } from './calendar.ts';
import { facts } from './facts.ts';
import { home } from './home.ts';
import { aiIntegration } from './pages/ai-integration.ts';
import { customSolutions } from './pages/custom-solutions.ts';
import { leadGeneration } from './pages/lead-generation.ts';
import { llmChatbots } from './pages/llm-chatbots.ts';
import { n8nWorkflowAutomation } from './pages/n8n-workflow-automation.ts';
import { socialMediaAutomation } from './pages/social-media-automation.ts';
import { voiceAi } from './pages/voice-ai.ts';
import { services } from './services.ts';
import { blog, booking, chat, contactForm, landingWords, mails, newsletter, newsletterPages, site } from './shared.ts';
import { strategySession } from './strategy-session.ts';
import { synonyms } from './synonyms.ts';
import { termsOfService } from './terms-of-service.ts';

/** A consultant for AI and automation: the site without any choice. */
export const STARTER: Starter = {
  documents: compose(pack.documents, {
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
    'terms-of-service': termsOfService,
    mails,
    answers,
    synonyms,
  }),
  pages: {
    'n8n-workflow-automation': n8nWorkflowAutomation,
    'ai-integration': aiIntegration,
    'llm-chatbots': llmChatbots,
    'social-media-automation': socialMediaAutomation,
    'lead-generation': leadGeneration,
    'custom-solutions': customSolutions,
    'voice-ai': voiceAi,
  },
  templates: pack.templates,
};
