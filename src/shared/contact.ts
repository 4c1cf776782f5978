/** The services a visitor can tick, in the order of the form: stored value and label. */
export const SERVICE_LABELS = {
  'n8n-workflow-automation': 'Workflow Automation',
  'llm-chatbots': 'LLM-Powered Chatbots',
  'social-media-automation': 'Social Media Automation',
  'lead-generation': 'Lead Generation Systems',
  'ai-integration': 'AI Integration',
  'custom-solutions': 'Custom Solutions',
  'general-consultation': 'General Consultation',
  other: 'Other',
} as const;
export type ServiceChoice = keyof typeof SERVICE_LABELS;
export const SERVICE_CHOICES = Object.keys(SERVICE_LABELS) as [ServiceChoice, ...ServiceChoice[]];

/** Budget brackets in US dollars: stored value and label. */
export const BUDGET_LABELS = {
  '2.5k-10k': '$2,500 – $10,000',
  '10k-25k': '$10,000 – $25,000',
  '25k-50k': '$25,000 – $50,000',
  '50k+': '$50,000 and more',
} as const;
export type BudgetChoice = keyof typeof BUDGET_LABELS;
export const BUDGET_CHOICES = Object.keys(BUDGET_LABELS) as [BudgetChoice, ...BudgetChoice[]];

/** Label of a stored service or budget; a value that is not offered any more is its own label. */
export function serviceLabel(value: string): string {
  return SERVICE_LABELS[value as ServiceChoice] ?? value;
}

export function budgetLabel(value: string): string {
  return BUDGET_LABELS[value as BudgetChoice] ?? value;
}
