import type { AnswersDocument } from '#content/answers.schema.ts';
import { phrasings } from '#content/intents.ts';

/** Questions whose answer the owner may have given. */
const ABOUT_TAXES = phrasings(
  'are prices in dollars | is tax included | VAT or sales tax | do you charge taxes | prices in euro | net or gross | US dollars | plus tax | can you invoice in pounds | value added tax | exempt | Canadian dollars | before or after tax | inclusive | GST | reverse charge | tax ID | exchange rate | USD or EUR | is that dollars or euros | do I pay VAT on top as a foreign company | HST | sales tax on your invoice | which currency will be on the invoice | net price | gross price | are those US dollars | do you add tax | foreign currency | including VAT | before tax | W-9 form | what currency | are your prices with or without tax | do I pay in dollars | dollars only | do you charge VAT for European companies | is sales tax added | are the amounts in US dollars | I am in Canada so which currency | invoice in another currency | do you add VAT for EU companies | currency | VAT | euros | pounds | dollars or euros | tax | is tax on top | sales tax | tax included | exchange | euros or dollars | plus sales tax? | price without VAT | is GST included | do you invoice in dollars | vat on top | is tax extra | invoice from which country | is vat included | do you charge in euros | sales tax extra? | we are in australia, which dollars | are those american dollars | tax exempt organization | is tax already in the price | we are not in america, in which currency do I pay | do the prices include vat | is it more with taxes',
);

export const paymentAnswers = {
  'payment-terms': {
    topic: 'payment',
    title: 'When do I have to pay?',
    phrasings: phrasings(
      "payment terms | when are invoices due | how many days do I have to pay | do I pay in advance | is a deposit required | how does billing work | when do you send the invoice | upfront payment | invoice deadline | pay before or after | due date | net 30 | pay upfront or at the end | down payment | retainer before start | invoicing schedule | how soon must an invoice be settled | when will I be charged | half now half at delivery | when is the first bill | do you want money before you begin | when does the invoice come and how long do I have | is there a deposit or prepayment | payment schedule | when do you bill | prepay | after completion | do I pay monthly or at the end | net 60 | pay on delivery | half upfront | when is money due | money in advance | payment deadline | what is due when | first payment | how does invoicing work | fourteen days | when do I have to pay the bill | do I have to pay everything at the start | is there a down payment | how many days until an invoice is due | do you want the money before you start | do I pay when it is finished | how are payments organised | up front or when the job is done | half up front and half on delivery | how many days to settle | at what point would I owe you money | how do you usually invoice | can we pay later in spring | when do I pay | pay upfront | deposit | invoice due | do I pay before | how long do I have to pay | billing | prepayment | when is the invoice due | do I pay before you begin | pay in advance | when is the money due | deposit before start | pay after it's done | how many days to pay | invoice when? | up front | deposit first | when is the bill due | pay after it works | net 30 or on delivery | how long do I have to settle it | do you want money before starting | invoice timing | upfront amount | when do I pay for the project | do you want an advance | how many days do I have to pay an invoice | do I pay everything at the end | how do you bill | pay at the end or the beginning",
    ),
    answer:
      'Invoices are due within {payment.days} days of the invoice date, unless we agree otherwise in writing. A project is charged as agreed: a fixed price, parts of it at set milestones, or time spent. Whether something is paid in advance is part of that agreement.',
    link: { label: 'Payment terms', href: '/terms-of-service#payment-terms' },
    next: ['instalments', 'payment-methods', 'invoice-wrong'],
    isActive: true,
  },
  instalments: {
    topic: 'payment',
    intent: 'instalments',
    title: 'Can I pay in installments?',
    phrasings: phrasings(
      "pay in instalments | payment plan | pay in parts | split the payment | pay at milestones | financing | can I pay monthly | pay it off over time | spread the cost | several payments | spread payments over months | monthly payments | rates of repayment | pay bit by bit | partial payments | can't pay everything at once | loan | leasing | Klarna | could I pay half now and half later | would you go for that | cash is tight right now | can we stretch it | rent to own | monthly rate | layaway | pay as we go along with the project | spread it | pay off over a year | in stages | can I pay later | smaller amounts | two payments | three parts | pay over time | milestone payments | I cannot pay it all at once | Affirm | finance it | is it possible to pay in several steps | I cannot pay the whole sum at once | can I pay a bit every month | could we split the bill | part payments | do you offer financing | half at the beginning and the rest later | split the setup fee | slow quarter so can we pay bit by bit | half now half later | can I pay in parts | pay monthly | pay as you go | instalments | spread it over the year | monthly parts | pay in three goes | spread it out | pay monthly for the setup | bit by bit | spread the cost over the year | monthly chunks | pay it off bit by bit | cash flow is tight, can we stretch it | split into three | staged payments | a little at a time | can we pay in several parts | we cannot pay it all at once | is there a way to pay monthly for the project | can I pay a part now and the rest later | stretch the cost | monthly instead of all at once | do you finance it",
    ),
    answer:
      'For project work, yes: the terms allow parts of the price at set milestones, if we agree on it in writing. Financing or a monthly plan is not named on the site, so I do not promise one here. Tell me in the free call what would suit you.',
    link: { label: 'Payment terms', href: '/terms-of-service#payment-terms' },
    next: ['payment-terms', 'project-price', 'budget'],
    isActive: true,
  },
  'payment-methods': {
    topic: 'payment',
    intent: 'payment',
    title: 'How can I pay?',
    phrasings: phrasings(
      'payment methods | do you take credit cards | PayPal | bank transfer | can I pay by check | Stripe or wire | do you accept crypto | how do I pay you | card or transfer | Apple Pay or Venmo | Visa | Mastercard | Amex | bitcoin | ACH | direct debit | SEPA | Zelle | payment options | can I pay in cash or cheque | which cards are accepted | can I use my business card or wire it | where do I send the money | do you take checks | cash or Zelle | paying from abroad | Wise | PayPal or bank | can I pay by card | do you take Amex | pay online | which payment options | how to pay | accepted cards | is there a payment link | invoice or card | can I pay with a credit card | do you accept PayPal | how do I transfer the money | which ways to pay are there | would a check be okay | can I pay from another country | is a cheque all right | by which means do you accept payment | how is payment done | equity instead of cash | do you take American Express | proper invoice | credit card | cash | check | Venmo | wire | how do I pay | Apple Pay | transfer | debit | card or bank | ways to pay | check in the mail | do you take Visa | how do I send the money | pay by card | wire transfer | can I use amex | paypal ok? | wire or ach | send a check | crypto accepted | can I use a company card | in which way can I pay you | do you accept bank transfers | is it possible to pay by card',
    ),
    answer:
      'You get an invoice and pay me directly. Which methods I accept is not stated on this site, so please ask before we start: write to {email} or bring it up in the free call.',
    link: { label: 'Payment terms', href: '/terms-of-service#payment-terms' },
    next: ['payment-terms', 'currency-taxes', 'instalments'],
    isActive: true,
  },
  'currency-taxes': {
    topic: 'payment',
    title: 'Which currency are the prices in, and are taxes included?',
    phrasings: ABOUT_TAXES,
    answer:
      'Prices are in {currency} and do not include taxes, which are added where the law requires, unless our agreement says something else.',
    link: { label: 'Payment terms', href: '/terms-of-service#payment-terms' },
    next: ['payment-terms', 'prices', 'payment-methods'],
    isActive: true,
    when: 'noVat',
  },
  'currency-vat': {
    topic: 'payment',
    title: 'Which currency are the prices in, and are taxes included?',
    phrasings: ABOUT_TAXES,
    answer: 'Prices are in {currency}. {payment.vat}.',
    link: { label: 'Payment terms', href: '/terms-of-service#payment-terms' },
    next: ['payment-terms', 'prices', 'payment-methods'],
    isActive: true,
    when: 'vat',
  },
  'invoice-wrong': {
    topic: 'payment',
    title: 'What if an invoice is wrong or I pay late?',
    phrasings: phrasings(
      "I disagree with an invoice | wrong invoice | late payment | I cannot pay right now | overdue invoice | you charged too much | reminder fees | dispute a bill | mistake on the invoice | complaint about a bill | I missed the due date | unpaid bill | dunning | interest and penalties on arrears | the amount on the invoice is incorrect | cash flow problem | behind with payment | you billed me twice | I forgot to pay | what if we run short and cannot settle the bill in time | the invoice does not match what we agreed | the bill is wrong | invoice error | I think you overcharged me | late fee | what if I do not pay | can I get an extension | wrong amount | question about my invoice | billing problem | I already paid | pay a bit later | invoice mistake | double charge | corrected invoice | I think there is a mistake on my bill | what happens when I pay too late | I am not going to make the due date | there is an error on my bill | you charged me for something I did not order | can I have a few more days to pay | what if we disagree about an invoice | my business has no cash this month | dispute a charge | what if I pay late | dispute | cannot pay | overdue | missed the due date | reminder | complaint about an invoice | interest | I disagree with the amount | you charged me twice | mistake on my bill | I'm late with paying | forgot to pay | correct an invoice | I do not agree with a line on the bill | what if I forget to pay | interest on overdue amounts | there is an error on my statement | payment is going to be delayed | there is a mistake on my invoice | what if I pay too late | I was charged too much | I do not understand a position on the invoice | pounds or dollars | is that in euros | prices with VAT? | I was charged twice | mistake on my invoice | the amount is off",
    ),
    answer:
      'If you think an invoice is wrong, tell me before it is due, pay the part that is not in dispute, and we settle the rest. If one stays unpaid after a written reminder, I may pause the work until it is paid. I give you notice before I pause anything your business depends on.',
    link: { label: 'Payment terms', href: '/terms-of-service#payment-terms' },
    next: ['payment-terms', 'contact-details', 'surprise-bills'],
    isActive: true,
  },
  contract: {
    topic: 'payment',
    intent: 'contract',
    title: 'Is there a contract?',
    phrasings: phrasings(
      "what do we have to sign | long-term contract | how long am I bound | minimum term | written agreement | terms of service | proposal | is there a commitment | paperwork before we begin | do I sign something | legal document | terms and conditions | lock-in period | SOW | 12 months | statement of work | obligations | how long committed | month to month or annual | how long do I have to commit | handshake or paperwork | do I need my lawyer to read something first | is there a minimum period or yearly plan | how long is the contract | legal stuff | written offer | what do I commit to | contract length | monthly contract | yearly contract | can I leave | no contract | tied down | what is in the agreement | is it a subscription | DocuSign | who signs | long commitment | do I have to sign a contract | how long am I tied to you | tied in | can I see the terms before I decide | do we put everything in writing | is it a subscription I cannot leave | what exactly do I sign | am I stuck for twelve months | what am I actually signing | agreement in writing | annual contract | do I sign anything | contract | what do I sign | agreement | commitment | bound | lock in | terms | paperwork | sign | is there a minimum term | how long do I commit | is there a minimum period | terms of the contract | is it month to month | how binding is it | what paperwork is there | locked in for a year | paper to sign | long term commitment | do we sign anything | who drafts the agreement | is a handshake enough | what am I committing to | legal stuff before starting | what do I have to sign | is there a fixed period that I am bound | do we make a written agreement | are there terms I should read before | do I have to commit | is anything in writing | month to month or yearly | I don't want to be stuck with something for years like with my phone company",
    ),
    answer:
      'A project starts with a written agreement: a proposal you accept, a signed contract or an exchange of emails. It says what I deliver, by when and at what price. The voice AI receptionist comes without a minimum term and without a monthly minimum.',
    link: { label: 'Terms of service', href: '/terms-of-service' },
    next: ['cancellation', 'payment-terms', 'ownership'],
    isActive: true,
  },
  cancellation: {
    topic: 'payment',
    intent: 'cancelling',
    title: 'How do I cancel a service?',
    phrasings: phrasings(
      'how can I quit | notice period | end the service | can I stop any time | terminate the agreement | get out of the contract | cancel the receptionist | what if I want to stop the project | I want out | opt out of the agreement | resign | discontinue | how long is the notice | stop using the receptionist | end my subscription | how do I get out if I am not happy | stuck for three years with a phone company | can I leave any time | what happens when I want to stop after two months | early termination | exit clause | penalty for leaving | end it | can I leave whenever | cancel anytime | what if I am unhappy | cancellation fee | how fast can I get out | stop paying | unsubscribe from the service | back out | walk away | withdraw | change my mind | early exit | stop tomorrow | quit after a month | cancel my plan | how can I cancel if I do not like it | can I stop at any time | is there a notice period | what if I want to quit after a few months | I do not want it any more | what does it cost to cancel | I hate contracts that trap me | leave whenever I want | how do I end the receptionist | stop in month two | pack it in after three months | switch off and leave | can I leave when I want | cancel | terminate | quit | how do I stop | get out | notice | stop the service | leave | end the contract | cancel the project | stop the receptionist | how do I get out of it | get out of it | how quickly can I quit | end the subscription | close my account | cancel any time | pull out in the middle | quit the project | end it early | how do I get out | what if I want out | how do I back out | pull the plug | stop the monthly thing | can I quit next month | notice needed to end it | I want out, how | dropping the service | how do I end it when I do not want it any more | can we stop from one month to the next | is there a period of notice | what do I do to stop the phone service | want to stop it next month | what is the notice period | quit the service | if I want to stop, do I write a letter and wait months',
    ),
    answer:
      'Either of us can end an ongoing service by written notice; an email is enough. If our agreement sets a notice period, that period applies. The receptionist has no minimum term. A fixed-price project that ends early is paid for the work done up to that day.',
    link: { label: 'How a service ends', href: '/terms-of-service#termination' },
    next: ['after-the-end', 'refund', 'reschedule'],
    isActive: true,
  },
  ownership: {
    topic: 'payment',
    title: 'Who owns the code and the workflows?',
    phrasings: phrasings(
      'who owns what you build | do I own the code | intellectual property | who has the rights to the workflows | do we own the prompts | is the source code mine | copyright | can another developer continue the work | property of the code | can I keep using your templates | is it mine afterwards | IP rights | GitHub | take away | licence to the software | who holds the copyright afterwards | do you retain rights | resell our solution | export the workflows | who owns it | do the workflows stop working the day I quit | is it really mine or am I renting it | can I give the code to another programmer | do I own it | reuse | do you sell the same thing to my competitor | can I take it with me | keep it | does it belong to me | do I own the bot | use it without you | lock | can somebody else work on it | what if I leave do I keep it | will it keep working without you | can you sell it to others | is the workflow ours | transfer of rights | my own property | can I have the files | does what you build belong to me | can I take the workflows with me | may I let somebody else change it | does it keep running if I stop paying you | will you sell my solution to others | do I own the chatbot afterwards | is it mine when it is paid | whose is it once it is built | does everything belong to our firm | who owns code | including the prompts | including the logins | who keeps the workflows | property of the system | is it mine | rights | source code | export | licence | property | who holds the rights | who has the rights to the code | can I get the source code | is it mine or yours | rights to the work | who has the rights | do I get the source | can I move it to somebody else | does the code belong to me | who owns it after | do I get the source files | who keeps the intellectual property | can I take it elsewhere | is it mine forever | locked into you? | rights to the prompts | will you reuse what you made for us | hand over the keys at the end | does it belong to us when it is done | may we change it ourselves later | do we get everything you made | what if I want to take it to another company | do I keep everything if we split | does it belong to us | suppose I sell the company, does all of this go with it | if another programmer comes later, can he work on it',
    ),
    answer:
      'It is yours: once it is paid for, you own the workflows, prompts, code and documents made for your project. My general tools and templates stay mine, but you may use them in your business for as long as you wish, at no extra charge. Workflows export as files, and any n8n specialist can run them.',
    link: { label: 'Intellectual property', href: '/terms-of-service#intellectual-property' },
    next: ['after-the-end', 'owner-away', 'n8n'],
    isActive: true,
  },
  'after-the-end': {
    topic: 'payment',
    title: 'What happens when we stop working together?',
    phrasings: phrasings(
      'what if we part ways | are we locked in | vendor lock-in | do we get our data back | what do I keep when the service ends | what happens at the end of the contract | can I take everything to somebody else | do you delete our data at the end | leaving you | move to another provider | switch to someone else later | tied to you | hand everything over | can I leave with my data | dependent on you | offboarding | exit | transition | migration to a different supplier | we split up | take my data | what do I walk away with | will everything keep running when we are no longer working together | do you delete our stuff after we finish | when the contract ends | can another company take it over from you | leave with everything | hand over to somebody else | switch provider | separate | do I lose everything | keep what was built | data deleted | end of cooperation | move away | does it still run | after cancellation | stuck with you | can another company take over | return of data | if we fire you | how do we get out with our data | will I be dependent on you | what happens to everything when we stop working together | can I switch to another company later | do you delete our data when it ends | can another expert take over | do I lose it all if I leave | does everything turn off when I stop paying | what becomes of our data on the day we part | if we go separate ways | what happens when we stop | locked in | what do I keep | part ways | do I get my data back | how do we part ways | handing over to another provider | move to someone else | we split, then what | handover to another provider | do you give everything back | what remains when I leave | export when we quit | if we part ways what do I keep | does it stop working when I leave you | export everything on exit | transition to another provider | what becomes of my data once we are done | do you delete our stuff afterwards | will it still run without you | exit plan | what do we keep if we stop working with you | will everything stop when we leave | how do we get our data back at the end | can somebody else go on with it | if we fall out | what do I get when I leave | do you give back our data | moving to another provider later',
    ),
    answer:
      'You receive your data and what you have paid for, in a form you or another provider can use. I hand over or close the accounts I run for you, give up my access, and delete your data on my side, apart from what the law tells me to keep.',
    link: { label: 'How a service ends', href: '/terms-of-service#termination' },
    next: ['ownership', 'cancellation', 'owner-away'],
    isActive: true,
  },
  refund: {
    topic: 'payment',
    intent: 'refund',
    title: 'Is there a refund or a money-back guarantee?',
    phrasings: phrasings(
      "can I get my money back | what if I am not satisfied | warranty | what if it does not work | do you fix bugs for free | satisfaction guaranteed | reimbursement | do I get money back if it fails | return policy | not happy | still owe you | chargeback | rework | unhappy with the work | it does not do what you promised | defects | fix for free | guarantee period | I pay and it never works | then what | unsatisfied | do I get my cash back if I hate it | who pays when you have to redo something | what if it is not what I expected | what if I do not like it | not happy with the result | bad result | fix it for free | does it come with a guarantee | it was not what I wanted | pay for nothing | what if you fail | poor quality | compensation | dissatisfied | claim my money | refund policy | do you give any guarantee | what happens if you do not deliver what was agreed | who pays when it has to be fixed | is there a warranty | I do not want to pay for something that fails | do I see my money again | get the setup money back | we are disappointed after two months | it does not do what was promised | return the fee | want my money back | money back guarantee | refund | money back | do I get my money | redo | what if it never works | satisfaction | can I have my money back if it does not work | what if I am not happy with it | not satisfied | unhappy with the result | not happy, now what | you didn't deliver | do I get reimbursed | satisfaction guarantee | what if I hate it | money back if it does not work | get my deposit back | not happy, do I get reimbursed | money back if it flops | pay and regret | can I reclaim the fee | what if I am not satisfied, do I get my money back | do you return the money when it does not work | is there a guarantee that I get back what I paid | I want to get out and have my payment returned | if it's no good | not satisfied, what then | what if it turns out useless | do you pay back | it doesn't do what you said | what do you do for a customer who is unhappy with the result",
    ),
    answer:
      'The site names no money-back guarantee, so I do not promise one. What it says is this: if something I built does not do what we agreed, tell me and I will first try to put it right. You also test each delivery with real cases before the old way is switched off.',
    link: { label: 'Terms of service', href: '/terms-of-service#limitation-of-liability' },
    next: ['liability', 'cancellation', 'ai-test-first'],
    isActive: true,
  },
  liability: {
    topic: 'payment',
    title: 'What if something you built causes damage?',
    phrasings: phrasings(
      'liability | are you liable for mistakes | who is responsible when it goes wrong | what if the AI costs me a client | do you have insurance | compensation for damage | limit of liability | legal responsibility | who pays for damages | are you insured | indemnity | sue you | lawsuit | professional indemnity | insurance cover | the system caused a loss | who is to blame when an error harms a client | are you accountable | claim for losses | E&O insurance | errors and omissions | coverage | are you liable when the AI screws up and costs me a client | who pays if your software double books or deletes my data | can I hold you responsible in court | who is liable | what if it causes damage | what if the bot costs me a customer | fault | error costs money | lose a client | what if your software destroys data | professional liability | who pays if something goes wrong | indemnify | business insurance | wrong booking costs me | responsibility for AI | who is responsible if the AI makes an expensive mistake | do you have insurance for damages | could I sue you | what if your automation costs me money | are you liable for errors | what happens if a wrong booking loses me a customer | malpractice carrier | who pays for damage caused by the software | wrong invoice to three thousand customers | wrong information to a patient who is liable | errors and omissions cover | sue | who is responsible | insurance | damages | blame | accountable | you broke our database | we lose money because of a bug | who is to blame | it mailed the wrong people | it deletes all my orders, who pays | errors and omissions coverage | who is responsible for damages | what if your bot costs me a client | sued because of the AI | compensation for losses | who pays if the system makes an expensive mistake | what if we lose data because of you | are you liable for damage | who is responsible if it messes up | it costs me a customer, who pays | wrong info and we get sued | damage caused by the bot | who takes the blame',
    ),
    answer:
      'I do the work with the care of a professional and first try to put things right. My liability is limited to what you paid me for the service concerned in the 12 months before; it does not cover lost profit or AI output used without the agreed checks. The terms have the exact wording. About insurance the site says nothing.',
    link: { label: 'Limitation of liability', href: '/terms-of-service#limitation-of-liability' },
    next: ['refund', 'ai-mistakes', 'contract'],
    isActive: true,
  },
  confidentiality: {
    topic: 'payment',
    title: 'Is what I tell you confidential? Do you sign an NDA?',
    phrasings: phrasings(
      "is attorney-client privilege protected | non-disclosure agreement | confidentiality | do you keep secrets | will you name us as a client | trade secrets | can you use our name for advertising | secrecy | can you use my name as a reference | sign a confidentiality agreement | keep our business private | discretion | will you tell our competitors | sensitive company information | do you publish our logo or write about us | sign our nondisclosure | discreet | hush hush | can others learn what we told you | will my competitor hear about what we do | under wraps | can we sign something so you keep quiet | keep it secret | do you show our project to others as an example | do you talk about clients | will others know | privacy of our business | do you mention us | our logo on your site | can I trust you with secrets | business secrets | keep our name out | our recipes and formulas | client list | will you keep what I tell you to yourself | do you talk about your clients | could my competitors learn something from you | are my business secrets safe | will our name appear on your site | do you tell people who your customers are | sign an NDA before we show you our process | privileged information | keep our secrets | client privilege | price book stays between us | NDA | secret | competitors | non disclosure | can you keep quiet | sign an NDA | do you publish | who do you tell | sensitive | can you sign an NDA | will you keep our secrets | our numbers must stay private | sign a non disclosure | will you tell my competitors | keep it between us | trade secrets stay with you? | discretion matters in our field | I do not want my name on your website | can I speak freely about our numbers | can I trust you with internal information | do you sign that you keep everything secret | we cannot have our competitors know about this | does what we tell you stay with you | can you keep a secret | sensitive figures | who sees our numbers | our margins are nobody's business | will you talk about us to others | I'd have to show you things that not even my staff know",
    ),
    answer:
      'Each of us keeps confidential what we learn about the other and what is not public; that is part of the terms. I name you as a client only with your permission. A separate NDA is not mentioned on the site: send me yours and we talk about it.',
    link: { label: 'Terms of service', href: '/terms-of-service#intellectual-property' },
    next: ['data-safety', 'references', 'contract'],
    isActive: true,
  },
} satisfies AnswersDocument;

export const bookingAnswers = {
  book: {
    topic: 'booking',
    intent: 'booking',
    title: 'How do I book a call?',
    phrasings: phrasings(
      "I want to book | schedule a meeting | make an appointment | set up a call | I would like to talk to you | reserve a time | let's talk | I'd like a meeting with you | arrange a time to speak | get me on your calendar | sign up for a consultation | where do I schedule | can I get an appointment Thursday afternoon | I'd like to set up a call for next week | where do I pick a date | link to your calendar | sign me up | reserve me a slot | pencil me in | call with you | can we meet | appointment please | let us talk | book now | schedule a demo | get on the phone with you | speak with you | talk this week | meeting request | can I come in | plan a call | I want a session | book for Tuesday | get started with a call | I would like to make an appointment with you | can we schedule a call | I want to talk about my project | where is the calendar | can I book a time for tomorrow | let us set something up | how do I arrange a consultation | I am ready to book | can we speak on Monday | reserve a time for me please | let us schedule something | I want to speak with you about a project | book demo | book appointment | arrange a conversation | today if possible | book | book a call | appointment | calendar | I want to talk | book a meeting | set up a time | reserve | get a slot | where do I book | sign up for a call | I would like a consultation | arrange a call | how can I schedule | how do I get a meeting | when and how can I book | set something up | set up a meeting | make an appointment with you | schedule a consultation | get on a call | sign me up for a call | I would like to talk | get me on your schedule | set up a time to talk | I'd like to speak with you next week | put me down for a call | how can we meet | reserve a slot | set me up with a time | I would like to schedule something | get on your calendar | let us talk this week | arrange a meeting | where do I sign up for a call | put me down for thursday | I would like to talk to you, how do we do that | please give me an appointment | where can I choose a time for a talk | we want to speak with you next week | I'd like to speak with you | put me in your diary | how do I arrange a meeting | set something up for next week | get me an appointment | easier to discuss it in person | want a slot | when can we talk it over | I'd rather discuss this with a person than type, how do I get a date | let's fix a time",
    ),
    answer:
      'Gladly. Choose a time in the calendar: the first consultation takes {meeting.consultation} minutes and is free, with no sales pitch and no obligation. Bring the task that costs you the most time.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['free-call', 'prepare', 'which-meeting'],
    isActive: true,
  },
  'free-call': {
    topic: 'booking',
    intent: 'free-consultation',
    title: 'What happens in the free consultation, and is it really free?',
    phrasings: phrasings(
      "is the first call really free | what do I get from the free call | what is the first call about | what do we talk about | discovery call | intro call | initial consultation | how long is the consultation | half an hour | 30 minutes | who will I talk to in the call | agenda and outcome of the call | trap | does the call cost anything | free of charge | gratis | what is the catch | no strings attached | do I have to buy something after the call | sales pitch | who calls | is a credit card required | any obligation or commitment after the call | pushy sales people | will you pressure me | do I owe anything after the call | do you charge for the first conversation | will you try to sell me something | do I pay to reserve a slot or to talk to you | what do I take away from the call | what happens on the call | walk me through the appointment | does it cost something | first meeting | free advice | thirty minutes | will you sell me something | no obligation | what do I get | is there a catch | initial talk | is the first meeting free | what comes out of the call | is it a sales call | consultation cost | pay for the call | do you charge for talking | what is discussed | free chat with you | free session | do I have to pay for the consultation | how long does the first talk take | pitch deck | is it really free or will you sell me something | do I commit to anything if I book | what will I know after the call | who is on the phone in the consultation | why is the call free | what is the free call good for | do you need my credit card for the call | what is the catch with the free call | how long does the first meeting last | free estimates | is the consultation free of charge | do I have to buy afterwards | half hour | free quote | free consultation | intro | what is the free call | what happens in the call | how long is it | do I have to buy | pressure | what do we do in the first call | is it just a sales pitch | is the first call free | what do I get from the consultation | obligation | what happens in that first chat | is there a catch with the free call | are you going to sell me something | how long is the call | what do we discuss | do you do free estimates | look at our case for free | is the first talk free | can you take a look first | what will we talk about in the half hour | is there a hard sell | any strings attached to the consultation | what do I get out of the thirty minutes | no cost for the first chat, honestly? | do I need a card to reserve it | what is covered in the intro call | agenda for the consult | what do we do in the first talk | does the first conversation cost anything | do you try to sell me something in the call | what do I get from a half hour with you | no hard sell? | is the chat with you really for nothing | do I owe you anything after the call | free estimate? | intro meeting, what's that about",
    ),
    answer:
      'It is free: {meeting.consultation} minutes, no credit card, no sales pitch, no obligation. You describe the task that costs you the most time; I tell you whether it can be automated, how, and whether it is worth it, and sketch a first solution around what you already use. You leave with a roadmap: use it with me, with somebody else, or on your own.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['prepare', 'which-meeting'],
    isActive: true,
  },
  prepare: {
    topic: 'booking',
    intent: 'preparation',
    title: 'Do I need to prepare for the call?',
    phrasings: phrasings(
      'preparation | what should I bring | what do I need to have ready | do I need documents for the call | how do I prepare for the consultation | homework before the meeting | what do you want to know in the call | get ready for our meeting | which information for the consultation | do I have to send anything beforehand | to do in advance | bring along examples or screenshots | notes for our talk | questions you will ask me in the meeting | checklist before our appointment | agenda | do I come unprepared | should I gather files or numbers before we talk | anything you need to see ahead of the meeting | do I have to read up on it first | what will you want to know from me in the consultation | what do I need for the call | materials | what will you ask | do I need anything | send you something first | what to bring | should I make a list | prior to our talk | think about beforehand | have open on screen | who should join | do I need to prepare something | should I bring documents | is there anything I should send you before | how can I get the most out of the call | should I get anything ready | papers on my desk for our talk | how technical must I be in the first talk | homework | what should I have ready | before the call | how do I get ready | get ready | what should I have ready for our talk | questions you will ask | get ready for the meeting | documents for the call | bring anything? | what should I know before we talk | homework for the meeting | screenshots helpful? | do I need to have numbers ready | anything to send you ahead | how do I get the most out of our call | what to have at hand | homework prior to the meeting | do I write down my processes | shall I invite my office manager | do I have to send you something before | how can I prepare for the appointment | is it good to have somebody from my team there | should I have something ready | what do you want to see from me | papers for the meeting | how can I get the most out of the half hour | do I send you something before | what should lie on the table when we have our call',
    ),
    answer:
      'There is nothing to prepare. One example of the task, on screen, helps more than any slide. If you are thinking of a chatbot, bring three typical questions; for social media, your last ten posts; for a custom system, the spreadsheet.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['free-call', 'book', 'call-by-video'],
    isActive: true,
  },
  'strategy-session': {
    topic: 'booking',
    title: 'What is the strategy session, and what does it cost?',
    phrasings: phrasings(
      "deep dive | strategic session | strategic consulting | 60 minute session | one hour in-depth meeting | price of the strategy session | how much is the 60 minute session | is the strategy session free or do I pay for it | cost and fee of the deep dive | long session | what do you charge for the long session | how expensive is the strategy call or workshop | book a strategy session | what do I get in writing after the session | session for larger projects | follow-up document | deliverables on paper | ROI projections with our numbers | what is covered | roadmap or implementation plan | 1-on-1 analysis of our process | is the strategy hour chargeable | do you bill it | sixty minutes | deep analysis | intensive | how much for the strategy | complex project | consulting session | detailed plan | one to one | is the strategy call paid | strategic advice | paid session | strategy fee | what does an hour cost | who needs the strategy session | is the strategy session worth it | who should take the strategy session | paid hour | what happens in those sixty minutes | do I get a written plan | I would like a strategy session | is the session on strategy free | is there a fee for the sixty-minute session | do I get anything in writing | what gets delivered at the end of the hour | is that one free as well | written plan with costs for my bank | the long meeting | roadmap document | strategy workshop | implementation plan on paper | one-page calculation for my partner | strategy session | who is the strategy session for | price of the strategy call | what is in the strategy session | roadmap | implementation plan | what do I get from the long session | how much is the strategy session | what is the strategy session | what's the hour long thing | the one that costs money | deep dive with you | what comes out of the strategy meeting | is the paid call worth it | only consulting | pay for an opinion | second opinion on our plan | advice without building anything | hourly advice | workshop with our team | sparring | roadmap for us | what is in the paid hour | deep dive details | is the 60 minute one charged | what do I walk away with after the long meeting | tell me about the in depth session | price of the sixty minutes | do you write up a plan afterwards | roadmap meeting | what do I get for the long session | how much is the hour with you | what happens in the deep dive | will there be a plan in writing afterwards | is the paid meeting good value | what is in the 90 minutes | do I get a document from the strategy meeting | deep dive session",
    ),
    answer:
      'The strategy session is {meeting.strategy} minutes, 1-on-1, on the process that matters most to your business: analysis, solutions, an implementation plan and ROI projections with your own figures, all of it in a document afterwards. It is for complex cases, for example {market.leadsPerMonth}+ leads per month. Its price stands above the free times; where none is named there, please write to {email} before you book.',
    link: { label: 'Strategy session', href: '/strategy-session' },
    next: ['which-meeting', 'book'],
    isActive: true,
  },
  'which-meeting': {
    topic: 'booking',
    title: 'Free consultation or strategy session: which one?',
    phrasings: phrasings(
      "difference between consultation and strategy session | which call should I take | short or long meeting | which meeting is right for me | compare the two sessions | is half an hour enough | difference between the calls | consultation vs strategy | free call or paid session | which appointment is better for us | the two types of call | what suits me | consultation or session | 30 or 60 minutes | choose between the meetings | which kind of appointment do I pick | when does the longer session make sense | do I need the long one or the short one | will half an hour do or is the longer one better | which of the two should I reserve for three problems | what is the difference between these | which one should I book | free or paid | half hour or hour | thirty or sixty | two kinds of meetings | do I need strategy | when strategy | first the free one | is the short one enough | I have several problems which call | should I take the free one or the strategy session | which appointment fits me | what is the difference between the two meetings | is half an hour enough for my problem | I do not know which call to book | paid hour or free half hour | half hour one or the long one | how is the strategy hour different from the free one | which meeting type | difference between the two calls | strategy | consultation | consultation or strategy | difference | short or long | which call | what is better for me | which appointment | which meeting | which is right | do I need the long session | free or paid call | difference between your two meetings | which appointment should I choose | what's better for a first talk | short call or long session | which of the two meetings | free one or the paid one | short or long talk | is thirty minutes enough for my case | do I need the deep dive | which appointment type should I pick | start with the free one or go straight to the long one | what separates the two calls | I am unsure which slot to choose | half an hour or an hour | should I take the short or the long appointment | is the free talk enough for us | when does the longer meeting make sense | what is the difference between both meetings | short one or long one | which appointment should I take | do I need the strategy thing or the free talk",
    ),
    answer:
      'For one task and the question whether it pays, take the free consultation of {meeting.consultation} minutes. For several systems, many exceptions or a decision that needs figures, take the strategy session of {meeting.strategy} minutes. If you are not sure, start with the free one.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['free-call', 'strategy-session'],
    isActive: true,
  },
  reschedule: {
    topic: 'booking',
    intent: 'moving',
    title: 'Can I move or cancel my appointment?',
    phrasings: phrasings(
      "reschedule | move the meeting | another day for our call | I cannot make it to the call | change the time of my booking | I missed our meeting | postpone | different time please | I have to cancel our call | something came up | another date | move my appointment | move it | no-show | shift our appointment to next week | call off the meeting | I will be late to our call | change the booking | forgot our appointment | I am sick | can we do another one | have to push back our talk | emergency at work | how do I delete my reservation | can you fit me in an hour later than I booked | change my appointment | another time | I cannot come | different day | rebook | I booked the wrong day | cancel the call | new time | I forgot | can we do it another day | running late | undo my booking | wrong time zone | can I change it | need to reschedule our meeting | I would like another date | I have to move our appointment | can I change the time of my call | something came up and I cannot make it | how do I cancel my booking | I am going to be late | I forgot about our call | can we meet a day later | I missed our call so can we do another one | we missed our appointment | I cannot make Thursday | shift my appointment | move our talk to Friday | cancel appointment | cancel meeting | postpone our call | change my slot | cancel my appointment | I missed our call | shift | have to cancel | call off | I booked the wrong time | another day | I have to cancel | missed our call | how do I change my appointment | can't make it tomorrow | move my slot | cancel my call | another day please | I have to postpone | wrong time booked | cannot make it | push our call back | the mail with the link is gone | something came up, can we push it | I will not make it on friday | shift our talk by a day | I double booked myself | need another time | can not attend | I cannot come to our appointment | can I have another time for my call | I have to cancel what I booked | how do I change the time that I chose | can't make the call | my kid is ill, need another time | shift our meeting | push it back | need to cancel tomorrow | another day for our appointment | running late for our call | drop my booking | my daughter is ill and we were supposed to talk this morning",
    ),
    answer:
      'If you booked on this site, use the link of your booking: with it you can move the call or cancel it at any time before it begins. Otherwise write to {email}. Please do it as early as you can.',
    link: { label: 'Find another time', href: '/calendar' },
    next: ['free-times', 'contact-details', 'book'],
    isActive: true,
  },
  'free-times': {
    topic: 'booking',
    title: 'When are you free?',
    phrasings: phrasings(
      "free times | your availability | do you have time this week | are you free tomorrow | how far ahead can I book | next available appointment | which days can I choose | can we talk today | open slots | any time on Monday | available times tomorrow morning | do you have an opening on Friday | soonest slot | early or late slot for a talk | what dates are vacant | next week | is there a spot | which day works for you | how soon could I get in | anything after five or on a weekend | this afternoon | I only have time in the evening | what times | any openings | earliest | Thursday | Friday afternoon | after six | lunch time | is there a slot | Monday morning | are you available | time slots | late in the day | before nine | next opening | time for a chat | when do you have time to talk | Sunday evening | do you have something free this week | can I get a time in the evening | what is your next free slot | are you available tomorrow morning | is Friday possible | I can only talk after work | how soon can I get an appointment | do you have anything on the weekend | I only get off work in the evening | any slots this week | before seven in the morning | only have time after eight at night | Friday morning | is the 20th possible | earliest slot | evening call | tonight | calendar shows only next week | weekend call | when can we talk | tomorrow | available | today | evenings | mornings | weekend | slots | dates | when do you have time | soonest | which days | when could we talk | available times | your next opening | any slot on friday | tomorrow morning possible? | earliest appointment | any time friday | tomorrow morning | do you have evenings | slots next week | any openings tomorrow | what does your week look like | got time at noon | next available slot | saturday morning possible? | are you open thursday afternoon | when could we speak | is there something free tomorrow morning | when is your next free appointment | which days are possible for a talk | evenings possible? | do you have Friday | only after six for me | when are you around | any time this week | I work days, can we talk late | are there openings on Monday | how far ahead can I reserve | I'm only free once the kids are in bed | Sundays are the only day I can talk",
    ),
    answer:
      'The calendar shows when I am free, starting with the next days; if none of them suits you, move on to a later date. If nothing fits at all, write to {email} and suggest a time.',
    link: { label: 'See the free times', href: '/calendar' },
    next: ['book', 'booking-trouble', 'call-by-video'],
    isActive: true,
  },
  'call-by-video': {
    topic: 'booking',
    intent: 'online',
    title: 'Is the call by phone or by video?',
    phrasings: phrasings(
      'Zoom or Google Meet | video call | is it a phone call | do I need a camera | where does the meeting take place | how do we meet | Microsoft Teams meeting | link for the meeting | online meeting | how does the call take place | audio only or with picture | Skype | FaceTime | Webex | do I have to show my face | is the meeting virtual | webcam and screen sharing | where is the meeting link | do you ring me or do I click a link | is there a camera on | can I just use the phone | Teams or plain telephone | can my business partner join the meeting from elsewhere | how do we talk | is it online | where do we meet | call or video | do I need a webcam | do you call me | in person | dial in | software for the call | can I join from my phone | do I have to install something for the call | can my colleague join | who else can join | format of the meeting | do we talk on the phone or on Zoom | do I need a camera for it | where do I get the link | can my partner join the call | do you ring my cell | in person or online | is the meeting on the phone | can my business partner join from another town | several people in the call | invite colleagues to the call | Zoom | Teams | Google Meet | camera | by phone | screen share | meeting link | how will the call take place | can we do it by phone | camera on | do I have to install something | Teams or Google Meet | zoom, teams or phone | in person possible | who dials whom | do you call me or do I call you | should I ring you or do you ring me | do I call in or will you call | is there a link for the meeting | will you ring me or do I dial in | is it face to face | do you send a link | plain telephone ok? | screen sharing | do we see each other or only hear | do I have to install zoom | will you call me on my phone | how do we talk to each other | on the phone or on screen | is it teams or zoom | will we see each other',
    ),
    answer:
      'You choose the time in the calendar. Whether we talk by phone or by video is not stated on this site: if you need one of them, write it into the message when you book, or to {email}.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['prepare', 'book', 'location'],
    isActive: true,
  },
  'booking-trouble': {
    topic: 'booking',
    title: 'The calendar does not work, or a confirmation is missing. What can I do?',
    phrasings: phrasings(
      "the calendar does not load | booking page is broken | I cannot book | no times are shown | I got no confirmation of my booking | can I book without the calendar | error when booking | book by email | the booking button does nothing | my booking failed | scheduling page shows an error | calendar is blank or empty | I never received a confirmation email | submit button not clickable | I tried to reserve and it failed | stuck in the booking form | the page spins forever | it will not let me choose a day | white screen | nothing happens when I click | I booked but no email arrived | your scheduling tool is blocked at our office | calendar broken | no email came | cannot select a date | it says unavailable | technical problem with booking | link does not work | form does not submit | website error | page frozen | the widget does not show | times are wrong | confirmation missing | calendar will not open | scheduling link broken | I pressed book and nothing happened | the calendar shows nothing | I cannot pick a time | booking does not work on my phone | I got an error when I tried to book | no confirmation has arrived | I tried to book three times | the page with the calendar stays empty | I booked and never got a confirmation | booking error | my booking is not there | did my booking go through | cannot book | error | does not load | no times | no confirmation | button does not work | page is blank | booking failed | stuck | no confirmation email | it does not let me choose a date | the booking page is broken | calendar won't load | no confirmation came | can't pick a time | I clicked and nothing happened | calendar page is blank | no mail came after booking | the button does nothing | it will not let me pick a time | no free times shown | your scheduler is frozen | no email arrived after I picked a time | the page will not load the calendar | it says slot unavailable | I booked but got nothing | error when reserving | wrong timezone on my invite | I cannot choose a time on your page | I have not received an email about my appointment | the calendar stays empty | something went wrong when I booked | there are no times showing | I get an error when I choose a slot | never got the invite | calendar is blank | booked but nothing arrived",
    ),
    answer:
      'Sorry about that. If a confirmation is missing, look into your spam folder first. Otherwise write to {email} with the time you chose or suggest one, and I answer within {response.minutes} minutes. If the booking page shows no calendar, reload it, or allow it in the blocker of your browser.',
    link: { label: 'Contact form', href: '/#contact' },
    next: ['contact-details', 'free-times', 'book'],
    isActive: true,
  },
} satisfies AnswersDocument;
