/** Sample messages of the contact form. */
export const CONTACTS = [
  {
    firstName: 'Marta',
    lastName: 'Hansen',
    email: 'marta@hansen-electrical.example',
    company: 'Hansen Electrical',
    service: ['n8n-workflow-automation'],
    budget: '2.5k-10k',
    message: 'We retype every job sheet into two systems. Six people, about forty sheets a day. Can that stop?',
    page: '/services/n8n-workflow-automation',
  },
  {
    firstName: 'Dario',
    lastName: 'Conti',
    email: 'dario@conti-plumbing.example',
    company: 'Conti & Sons Plumbing',
    service: ['ai-integration', 'general-consultation'],
    budget: '10k-25k',
    message: 'The phone rings out while we are under a sink. I read about the voice assistant and want to hear it.',
    page: '/Home-services-ai',
  },
  {
    firstName: 'Priya',
    lastName: 'Raman',
    email: 'priya@northlight.example',
    company: 'Northlight Studio',
    service: ['social-media-automation', 'lead-generation'],
    budget: '2.5k-10k',
    message: 'Two of us run an agency for architects. Finding the next client eats every Friday.',
    page: '/',
  },
  {
    firstName: 'Owen',
    lastName: 'Blake',
    email: 'owen.blake@mail.example',
    service: ['llm-chatbots'],
    message: 'Would a chatbot make sense for a veterinary practice with three locations?',
    page: '/services/llm-chatbots',
  },
];

/** Sample subscribers of the newsletter. */
export const SUBSCRIBERS = [
  { email: 'lena@roofline.example', page: '/' },
  { email: 'samuel@greenacre.example', page: '/' },
  { email: 'office@brightair-hvac.example', page: '/services/n8n-workflow-automation' },
];
