import type { AnswersDocument } from '#content/answers.schema.ts';
import { phrasings } from '#content/intents.ts';

export const priceAnswers = {
  prices: {
    topic: 'prices',
    intent: 'price',
    title: 'What are your prices?',
    phrasings: phrasings(
      "cost | how much | how much does it cost | what do you charge | price list | packages and plans | what will I pay | fees | rates | how expensive are you | what would it set me back | ballpark figure please | costs of your services | quote | gimme a number | how many dollars | cheap | what's the damage | what do you want for it | cheap or expensive | cost overview | rough price range for your work | money | what do you cost | how pricey | what is the price | list of prices | what are your fees | how much money | how much are you | what do I have to pay | price tag | what does it cost to work with you | do you have packages | pricing page | what do services cost | roughly how much | is it affordable | tell me a figure | do you have fixed prices | how much would it be | what are we talking about in dollars | cheapest and most expensive | what will this cost me | how much is it | I want to know your prices first | how expensive is all that | can you just tell me what you charge | where do I find a price list | roughly how much money are we talking about | do you have different packages | before we talk I need a number | tell me the price and keep it short | cheapest option | price overview | no prices on half of your services | prices | charges | what will it cost me | your pricing | how much are we talking | what's it going to run me | money question first | costs? | how do you price things | cheapest thing you have | where can I see prices | rough idea of the price | give me your rate card | cut to the chase, what will I pay | the cost of everything please | how much money are we talking | list of charges | numbers please",
    ),
    answer:
      'One service has a list price: the voice AI receptionist, {price.setup} once and {price.perMinute} per minute of a call. Everything else depends on the task; you have the price in writing before anything is built. The first call is free. Which service do you have in mind?',
    link: { label: 'Prices of the receptionist', href: '/Home-services-ai#pricing' },
    next: ['project-price', 'voice-price', 'free-call'],
    isActive: true,
  },
  'project-price': {
    topic: 'prices',
    title: 'What does a project cost?',
    phrasings: phrasings(
      "cost of an automation | price of a workflow | how much for social media automation | how much for lead generation | how much for AI integration | what does a custom system cost | when do I know the price | can you give me a quote | why are there no prices on the site | fixed price | estimate for a project | quotation | proposal with a figure | what would you charge for building it | cost of developing custom software | how is a project priced | cost to connect two programs | cost drivers | rough quote | ballpark figure for automating a small office | quote for connecting two systems | building a workflow or AI thing | what does lead generation cost per lead | what makes a project cheap or expensive | price for an automation | what does a workflow cost | what would my project cost | cost of AI integration | how do you calculate the price | cost of lead gen | cost of social media | what will a custom build cost | is it a fixed price | why no price list | average project | what does it depend on | how much for connecting two apps | five thousand or fifty thousand | typical cost | price range | flat fee | how much to automate invoicing | cost for a small office | do I get an offer | what would it cost to automate our invoices | rough figure | how do you come up with the price of a project | can you give me an estimate for connecting two programs | what does something like that usually cost | why can I not find a price for workflows | is it hundreds or thousands | what do I pay for an AI project | how much for a lead system | when do I learn what my project costs | what makes it more expensive | ballpark for connecting our web form with our job software | what does automation work cost | price for automating invoices in a small office | how do you price custom work | fixed price or percentage | do you take a share of the savings | estimate before I call | what would a bigger project run | why no price on the page | once or every month | nowhere do I see what the automation itself costs | what would that set me back | is a project one-off or monthly | what does a typical client spend | can you give me a number | estimate | when will I know the price | quote for my project | could I get a quote | how much for a workflow | quote for a project | price of lead generation | price of social media automation | what would an automation like that cost | quote for connecting two programs | price for AI reading our mail | ballpark for a bespoke tool | how do you calculate a project | what's a small workflow cost | why no price tag | can you give me a number today | why no prices for chatbots | why do you not show prices | price of a project | rough number for a workflow | how much for automating reports | what would automating our onboarding cost | quote for connecting three apps | how do you calculate the price of a job | fixed fee or time based | can you give an estimate | what drives the cost up | average spend on a workflow | typical invoice for a project",
    ),
    answer:
      'There is no price list for projects, because it depends on the task, and I do not want to guess one here. Project work is charged as agreed: a fixed price, parts of it at milestones, or time spent. You have price and hosting in writing before anything is built. In the free call I tell you what drives the cost.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['hourly-rate', 'instalments', 'running-costs'],
    isActive: true,
  },
  'hourly-rate': {
    topic: 'prices',
    title: 'What is your hourly rate?',
    phrasings: phrasings(
      'rate per hour | day rate | do you bill by the hour | what do you charge per hour | do you work on retainer | monthly retainer | cost of one hour | daily fee | time and material | how much per hour | daily or weekly rate | consulting rate | charge by time | timesheet | monthly subscription for your time | hours billed | what does eight hours of your time come to | do you charge by the day | week or month | consultant fee | what do you earn an hour | block of hours | prepaid hours | how much an hour | what is an hour of yours worth | monthly package of hours | daily rate | time based billing | cost of a day | what do you take per hour | can I buy ten hours | do you track time | what is your rate | half a day | what do you take for an hour | do you work by the hour | how much is a day of your time | can I hire you for a few hours | is there a monthly retainer | what is your daily rate as a consultant | monthly retainer price | do you bill time | hourly rate | hourly | rate | per hour | do you charge by time | retainer | what do you charge by the hour | per day price | do you work by the clock | pay you monthly | consultant rate | do you sell blocks of hours | do you bill by the clock | retainer options | monthly maintenance plan cost | support package price | are you on a retainer basis | how do you charge for small changes',
    ),
    answer:
      'This site names no hourly rate and no retainer, so I do not state one here. Work can be charged by time spent, at a fixed price or at milestones, whichever we agree on in writing. Ask in the free call and you get a figure for your case.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['project-price', 'instalments', 'free-call'],
    isActive: true,
  },
  'running-costs': {
    topic: 'prices',
    title: 'Who pays for hosting and AI usage?',
    phrasings: phrasings(
      'hosting costs | AI usage costs | running costs | monthly costs after launch | OpenAI bill | server costs | do I need my own OpenAI account | tokens and API fees | ongoing fees | maintenance cost | hosting fees | who covers them | monthly bill for the server | electricity | API usage and token charges | subscription fees of third-party tools | upkeep cost after it is built | what do I keep paying each month | licences | what monthly costs come after the build | is there a recurring charge for hosting and AI | what happens if usage is higher than planned | who foots that | what do I pay after it is built | ongoing costs | monthly fees | server bill | OpenAI costs | maintenance fee | yearly costs | do I need subscriptions | who pays OpenAI | cost to keep it running | what comes every month | licence fees | does it cost something each month | operating costs | keep it alive | what if usage explodes | additional subscriptions | pay for n8n | costs later on | what do I have to pay every month once it is finished | who pays for the server and the AI | are there fees after the project | how high are the costs for running it | does the AI cost extra per use | what will it cost me next year | what if we use it much more than planned | are hosting fees included | which other bills turn up every month | tokens and hosting | monthly bill once everything is live | what keeps costing after you finish | expenses after launch | server costs per month | subscription fees on top | is AI usage included | prices of the AI vendor double | is hosting paid through you | subscriptions | tokens | hosting | AI usage | recurring | upkeep | monthly costs | what comes after the build in fees | monthly hosting bill | API bill | who pays for the tokens | subscriptions I need | do I need a paid ChatGPT | who hosts it and who pays | bills from ai vendors | ongoing bills after it is built | who covers the openai account | what will the server cost each month | upkeep expenses | do you mark up the tokens | is there a subscription on top | electricity, hosting, api, who pays | cost to keep it alive',
    ),
    answer:
      'You pay me directly for both, at the rates in our agreement, shown separately on the invoice, so you open no accounts with five providers. If usage is heading past what we agreed, I tell you first and we decide together. The rates depend on the project; you have them in writing before I build.',
    link: { label: 'Payment terms', href: '/terms-of-service#payment-terms' },
    next: ['surprise-bills', 'project-price', 'payment-terms'],
    isActive: true,
  },
  budget: {
    topic: 'prices',
    title: 'What budget do I need?',
    phrasings: phrasings(
      "minimum budget | smallest project you take | what is the least I can spend | is my budget enough | we have a small budget | what is the cheapest way to start | how much money should I plan for | do you take small jobs | how little can I spend | price range of projects | minimum spend | I only have a few hundred dollars | tight budget | what amount is realistic to begin | smallest engagement | starting from how much | do you have anything under a thousand dollars | what do we get | is five hundred bucks enough to begin | what is the entry level | least expensive option | we have 10k to spend | smallest budget | how much should I set aside | we have five thousand | can you do something for a thousand | limited funds | what can I get for two thousand dollars | do you take small projects | entry price | cheap way in | I have little money | is my budget too low | low budget | how much do clients spend | what do I need at least | small money | starting price | lowest price | can we begin with something tiny | affordable first step | what budget is sensible | I can spend about three thousand | is there something for a small budget | how much money should I have ready | what is the smallest thing I can order | can we start with something cheap | is a thousand dollars enough for anything | what do other small companies spend | we do not have much money | we have eight thousand to spend this quarter | minimum project size | smallest amount you work for | what can I get for little money | under a thousand | what budget is realistic | can I get something under five hundred | we only have a grand | what is the minimum | does it make sense with little money | how low can you go | is two thousand enough | we're on a shoestring | how big are your projects | usual spend | what do others spend | I only have a thousand bucks | would three grand get me anywhere | is my budget laughable | do you take jobs under 2k | entry level spend | we have around ten thousand for this",
    ),
    answer:
      'I state no minimum. The contact form lists budgets from {budget.small} up to more than {budget.largest}, and "Not sure yet" is a fine choice. Start with the one task that costs you the most time: in the free call I tell you what drives its cost, and whether it is worth it at all.',
    link: { label: 'Contact form', href: '/#contact' },
    next: ['project-price', 'worth-it', 'instalments'],
    isActive: true,
  },
  discount: {
    topic: 'prices',
    intent: 'discount',
    title: 'Do you give discounts?',
    phrasings: phrasings(
      'better price | can you do it cheaper | special offer | coupon code | price for nonprofits or charities | is the price negotiable | lower the setup fee | deal for several services | cheaper if I pay upfront | reduction for an NGO | church or startup | rebate | promo code | voucher | haggle | bargain | best price | Black Friday or student discount | reduced rate for a charity or school | can we get a deal | veteran | do we get it cheaper if we refer a friend | church rate | lower your price and we have a deal | could you knock something off | meet me in the middle | any deals | can you go lower | negotiate | friends and family | two services cheaper | loyalty | new customer offer | price reduction | pay less | knock off | special price | if I sign today | startup discount | cheaper for schools | long term discount | referral bonus | can we talk about the price | half price | is there wiggle room | is there a discount for nonprofits | what if I order two things | could you make me a better offer | do new customers get something off | we are a school and have no money so is there a special rate | will you match a lower price | non-profit rates | charity discount | cheaper for four locations | better terms | deal for friends | can you come down in price | do you negotiate | referral discount | discount | nonprofit | school | coupon | we are a charity | promo | student discount | Black Friday | make me a better price | nonprofit rate | knock something off | cheaper if I pay cash | student price | two services, better deal? | first customer bonus | anything off if we take two | first customer deal | any wiggle room on price | knock something off if I prepay | veterans discount | special offer for new clients | cheaper for two projects | can you do better on that | friends and family rate',
    ),
    answer:
      'I cannot make or change a price in this chat, so I will not promise you one. The prices on the page stand; anything else is agreed in writing with me. If your budget is tight, say so in the free call, and we look for a smaller first step.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['budget', 'instalments', 'too-expensive'],
    isActive: true,
  },
  'surprise-bills': {
    topic: 'prices',
    title: 'Are there hidden costs?',
    phrasings: phrasings(
      "hidden fees | surprise bills | extra costs later | will it get more expensive | can the costs get out of control | is there a limit on AI spending | additional charges | unexpected costs | fees that are not mentioned | can I set a spending limit | add-ons | all inclusive | nasty surprises | fine print | surcharges | small print | unforeseen expenses | final bill higher than the quote | cost overrun | over budget | worried about the bill exploding | price goes up later | catch | do I get a shock on the invoice | will the quote change afterwards | anything else I have to pay on top that you did not mention | any hidden fees | costs explode | I hate when bills are higher than promised | will there be extras | does the price change | unexpected bill | what else do I pay | is that the final price | can it get out of hand | price increases | extra charges | fees nobody mentions | is everything in the quote | runaway AI costs | what is not included | am I protected against a huge bill | bill shock | afraid of the bill | does it stay within the budget | will there be costs I do not know about yet | can the price go up in the middle | what if the project takes longer than you thought do I pay more | I do not want to get a huge bill | can I set a maximum | is everything included in the offer | are there any hidden charges | how do I know it stays at that price | what gets billed as an extra | small print costs | can there be a bill that surprises us | somebody keeps the line open all night | cost explosion | is there a cap on usage | hidden costs | what's not in the price | could it get dearer than agreed | is the price final | overage | any catches | will the price go up later | price on the invoice higher than agreed | can you change the price on me | extra charges nobody told me about | will the invoice creep up | is the number final | do you nickel and dime | anything in the fine print | cap on spending | could the AI bill explode overnight | extra charges down the line | any fees you are not mentioning",
    ),
    answer:
      'No surprise bills. Price and hosting are in writing before anything is built, hosting and AI usage are shown separately on the invoice, and if usage is heading past what we agreed, I tell you first and we decide together. Extra work is charged only after you have agreed to it.',
    link: { label: 'Payment terms', href: '/terms-of-service#payment-terms' },
    next: ['running-costs', 'scope-changes', 'contract'],
    isActive: true,
  },
  'worth-it': {
    topic: 'prices',
    title: 'Is it worth it for me?',
    phrasings: phrasings(
      'does it pay off | return on investment | ROI | will I save money | is automation worth the money | how do I know it pays | when do I see a benefit | what do I get for my money | cost benefit | is it a good investment | what is the payoff | money well spent | does automating pay | how long until it pays back | business case | benefits in dollars | will it earn back what I spend | my partner thinks this is a waste of money | does it make sense financially for a business like mine | what would I gain compared to what I spend | how do I justify the cost to my boss | convince my boss | does it make sense for us | what do I get out of it | how fast does it pay back | will it be profitable | is it just an expense | bottom line | is it worthwhile | pay for itself | benefit for me | how do I justify it | my accountant asks what it brings | why spend money on this | what is the value | economics | break even on automation | does it bring more than it costs | is this really worth the money for us | how do I know that it pays off | what do I get in return for what I spend | would it save us more than it costs | when does an automation pay for itself | I have to justify it to my partner | is it a good idea financially | how would you calculate the benefit | how would I measure whether it paid off | payback time | does this pay for itself | return on investment on one page | numbers for my board | nobody ever shows real numbers | prove the savings | is it worth the money for a small company | cost and benefit | return | do I save money | is this a good investment | is it worth the money | waste of money | what is the benefit | does it pay | will it save more than it costs | how do I justify this to my partner | is it a waste of money | does it pay off for someone small | convince me it makes sense | is the juice worth the squeeze | justify the expense to my wife | will I see a return | bang for the buck | sounds nice but do I benefit',
    ),
    answer:
      'That is a sum, not a matter of faith: hours saved against the cost of building, hosting and AI usage. The calculators on the pages use your own numbers, and in the strategy session I work it out with your figures. If the sum does not come out in your favor, I say so.',
    link: { label: 'Calculate your hours', href: '/services/n8n-workflow-automation#hours' },
    next: ['hours-calculator', 'voice-payback', 'free-call'],
    isActive: true,
  },
  'free-trial': {
    topic: 'prices',
    title: 'Is there a free trial?',
    phrasings: phrasings(
      'can I try it for free | test it before I pay | trial month | try it out first | is there a free version | trial version | demo account | no-cost test | sample before buying | try before I buy | testing period | 30 days | freemium | trial run without paying | try out | beta | test phase for free | can I test drive it | let me use it for a week before I decide | can you set it up for free first and I pay if it works | trial period | test account | no risk test of a workflow | try it free | can I test first | free sample | demo version | no cost trial | free month | can I use it for a while | is there something free | pay only if I like it | proof before payment | first month free | freebie | play around with it | free plan | can we have a test run | can I try something without paying | is there a test version | could I use it for a month for free | do you let people try it out | I would like to test it before buying | what can I try for nothing | test month | can I try the receptionist for a week | test it before paying | free trial | trial | try before buying | try it for free | free version | test for a week | sample for nothing | can I use it without paying first | money free pilot | give it a whirl without paying | first month on the house | test drive | can I play with it a week | sample before purchase | start for nothing',
    ),
    answer:
      'The site offers no free trial. What you can try at no cost: this chat, the demo receptionist at {demoPhone}, the calculators, and the free call. An AI project begins with a test of one task on your own documents, and you decide on the results whether to go on.',
    link: { label: 'Call the demo', href: '/Home-services-ai#demo' },
    next: ['voice-demo', 'ai-test-first', 'free-call'],
    isActive: true,
  },
} satisfies AnswersDocument;

export const processAnswers = {
  process: {
    topic: 'process',
    intent: 'process',
    title: 'How do we start, and how do you work?',
    phrasings: phrasings(
      "how does it work | your process | what are the next steps | how do we get started | what happens after I say yes | how do you work with clients | how does a project run | I want to get going | how do we proceed | onboarding of a new client | first week | get the ball rolling | first step to begin | walk me through working together | I am ready to start | ok I am in | what do I do first | after we shake hands | how do we begin | what would working with you look like from start to finish | we cannot afford anything going wrong while you change things | what happens then | what is the first step | what happens first | getting started | how would this go | let us start | what happens after the call | what does it look like to work with you | how do projects run | kick off | the way you work | what do I do now | where do I start | procedure | collaboration | how are things done | from first call to result | what comes next | will there be disruption | who does what | begin working with you | how would we start working together | I want to go ahead so what now | what happens after I contact you | where does it go from here | how do you usually run a project | what are the steps when I hire you | how does it work if I say yes | what is your way of working | walk me through it | I have decided so let us begin | will our daily business be interrupted | I say yes on Monday then what | how does working with you look | what happens after I sign | from first call to finished system | what happens after the first meeting | how do we start | onboarding | next step | steps | I am ready | how do you work | I want to do this | how does it work with you | what's step one | how would we work together | I'm in, what now | how do I become a client | what does the first month look like | how does it go from here | walk me through working with you | ok I am in what do I do first | first step | what comes after the call | how do we get going | what are the next steps if I am interested | how does one become a client | from hello to finished, how does it go | onboarding steps | I am sold, what now | how do you collaborate with customers | what does working together feel like | sequence of events",
    ),
    answer:
      'It starts with a free call in which you walk me through a normal week. If it pays, you get the plan on one page, with the price in writing. I build it, and old way and new way run side by side until their results match. Then I hand over and keep watch.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['project-duration', 'your-part', 'free-call'],
    isActive: true,
  },
  'project-duration': {
    topic: 'process',
    intent: 'duration',
    title: 'How long does a project take?',
    phrasings: phrasings(
      'how long does it take to build | duration of a project | how many weeks | when will it be finished | timeline | delivery time | how fast can you build an automation | how long for a custom system | how much time until it is done | months | launch date | ETA | turnaround time | when can we go live | deadline | is it quick to implement | how many days or months for a build | how many days until the first workflow is live | how quickly could you get a posting pipeline up and running | lead generation setup time | how long does it take from start to finish | when would it be done | how long until I see something that works | can it be ready by June | time frame | how long until we have something | when do we see results | schedule | average duration | how long does an automation take | weeks or months | finished by | how long for a workflow | how soon could we use it | when is it live | days until it runs | how long will you need | completion | is it done in a week | how long would lead gen take to set up | how long does AI integration take | end date | how long until our automation is ready | can you finish it before summer | how much time does a project take | what is the usual time frame | when would we be able to use it | is it a matter of days or months | how fast can you build something like that | how long until the AI is in our system | when could it all be up and running | how many weeks for the posting system | we need a date when it is finished | how many weeks does a bigger project take | time until something runs in production | can you go quicker | why does it take that long | need something live before Friday | project time | how fast are you | roughly how long | how long does it take | weeks | how fast | delivery | duration | how long | turnaround | when would it be finished | when will mine be done | how quickly can you build | deadline in six weeks, possible | is it fast | time until it works | rush it | express | deadline next month | we need it by friday | how many weeks till it is live | how many weeks until it runs | is that a matter of days or months | when would we be finished | deadline in six weeks, feasible? | typical length of a project | how fast do you deliver | time from start to launch | does it take forever',
    ),
    answer:
      'It depends on the task, and I do not guess: the date is set out in the agreement for your project before anything is built. Only the receptionist has a fixed time, {setup.days} business days for setup. Custom systems are built in short stages, and you see progress every week.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['start-soon', 'voice-setup-time', 'workflow-steps'],
    isActive: true,
  },
  'start-soon': {
    topic: 'process',
    intent: 'waiting-time',
    title: 'When can you start?',
    phrasings: phrasings(
      'how soon can you begin | are you available now | do you have capacity | we need it urgently | is there a waiting list | can you start next week | we need this fast | earliest start | how busy are you | when would you have time for us | can you begin right away | ASAP | rush job | it is urgent | are you free | lead time before kick-off | are you booked up | next month possible | when is the earliest you could get going | we have a deadline next month | can you squeeze us in | do you take new clients at the moment | how long is the queue | booked out | earliest date | can you start Monday | this month | we are in a hurry | we need this yesterday | are you taking clients | availability for a project | start immediately | deadline is close | when could you start with us | do you have time this month | we need help right now | how long would I have to wait | can we begin next week | is there any free capacity | we have a deadline in two weeks | is that feasible | how many clients do you juggle | can we start next week | availability for new projects | are you taking new clients | when can you begin | do you have time for us | how soon | right away | urgent | waiting list | could you squeeze us in | when would you start | are you booked out | when could you begin | how soon could we kick off | is there a queue | we need help right away | can you begin this week | free next week to start | how long is your waiting list | how full is your schedule | can you begin monday | earliest kickoff | could you squeeze us in this month',
    ),
    answer:
      'The site names no waiting time, so I do not promise a date here. Choose the next free time in the calendar, and in that call you get an honest answer about when I can start.',
    link: { label: 'Choose a time', href: '/calendar' },
    next: ['book', 'project-duration', 'process'],
    isActive: true,
  },
  'your-part': {
    topic: 'process',
    title: 'What do I have to do, and how much time does it take me?',
    phrasings: phrasings(
      'what do you need from me | how much time do we need to invest | how involved do I have to be | my responsibilities | what do I have to prepare for a project | who on our side has to help | what is expected of the client | what is my part in a project | who must be involved | things I must do myself | homework for us | our effort during a project | how many hours must my staff spend | do we need a project manager on our side | client duties | cooperation | what must we deliver | how much of my own time will this eat | do I have to babysit the project | who from my team has to be there | answer or decide | what do I have to do | my homework | how much of my time | what is needed from us | what do you expect from me | effort on our side | how many hours for me | is it a lot of work for us | my contribution | do I have to test | decisions I must make | client side | what must I prepare | does somebody from us have to sit with you | what do I need to provide | do we need an IT person | role of my staff | effort for us | how much do I have to do myself | do we have to help you a lot | how many hours will it cost me | who from our company should be involved | can you do it without bothering us | is someone from us needed | how many hours of my team will you need | who on our side must be involved | what should I set aside for the project | our IT department guards everything | client responsibilities | what do you need from us | do we need to help | who has to be involved | do I have to be there | what do you need from my team | what will you need from my team | what do we have to prepare | how much of my own time does this eat | what do we have to provide | what is expected of me | hours from my side | can I just leave it to you | do I have to test things | how many meetings | do I test it | homework for me | how much will this take out of my week | what do you expect from my side | who on our team has to be involved | am I going to be in endless meetings | will you bother my staff a lot | effort on our end | do I need a project manager',
    ),
    answer:
      'I need one person who can answer questions and decide, access to the tools with no more rights than necessary, and somebody who tests each delivery with real cases. For a custom system, somebody who knows the work has to give it a few hours in the first weeks. The rest is my part.',
    link: { label: 'Your part in the terms', href: '/terms-of-service#client-responsibilities' },
    next: ['access', 'project-duration', 'no-time'],
    isActive: true,
  },
  access: {
    topic: 'process',
    title: 'Which access do you need to our systems?',
    phrasings: phrasings(
      'do you need our passwords | access to our accounts | can I take your access back | what rights do you get in our systems | do you log in to our CRM | is it safe to give you access | login data | admin rights | do you work in our system | how do we share credentials safely | credentials and permissions | do I give you my password | remote access | VPN | user account for you | revoke permissions afterwards | read only access | two-factor codes | password manager | I am nervous about handing over logins | will you snoop around in our files while you work | do you need to be admin in our system | what can you see once you are inside our accounts | what access do you need | do I give you my login | will you read our emails | can you see everything | admin account | is it safe to share credentials | API keys | remove your access | temporary access | what permissions | least privilege | our data while you work | share a password | do you log into our bank | do you look at customer data | security of logins | our IT will not hand out admin rights | can I limit what you see | what can you see in our systems | how much access do you want | is it risky to let you in | can I take your rights away again | will you be able to read our customer files | how do you log in to our tools | our IT does not like strangers in the system | will you need admin passwords | who sees our passwords | logins to our systems | who can see our data | rights you need | revoke | passwords | do you get into our files | what do you see | how do I give you access | permissions | do I have to give you my passwords | how do you get into our accounts | which logins do you want | do you get into our bank | read rights or admin | can you see our customers | share passwords safely | will you have my email password | will you see our passwords | what logins do you require | do I hand over admin rights | remote into our computers | can I revoke your access later | sharing credentials safely',
    ),
    answer:
      'Only what the work needs, with no more rights than necessary, and you can revoke it. When the work is done you withdraw it, and when a service ends I give up my access. Logins used by workflows are stored encrypted on your own server.',
    link: { label: 'Your part in the terms', href: '/terms-of-service#client-responsibilities' },
    next: ['data-safety', 'workflow-server', 'confidentiality'],
    isActive: true,
  },
  'after-launch': {
    topic: 'process',
    intent: 'after-care',
    title: 'What happens after launch?',
    phrasings: phrasings(
      "support after launch | do you maintain it | who fixes it later | do you train my team | maintenance and updates | do you stay with us after the project | who do I call when it does not work | do we get documentation | is it done once it is built | ongoing support | aftercare and support | who looks after it later | training for my staff | manual | bug fixes afterwards | do you vanish once it is delivered | help desk | updates included | is support extra | something stopped | who do I ring | do you train my people and leave a manual | what comes after it is delivered | help later on | who maintains it | what happens afterwards | who fixes bugs | is there support after the project | do you train us | help when something breaks | long term care | are you there later | support contract | is maintenance included | what if we have questions later | warranty support | do you disappear | how do you support us | service plan | teach my team | who keeps it running | ongoing help | hotline | what happens when it is finished | is maintenance part of it | who helps me if there is a problem later | do you explain everything to my staff | are you still around after the project | who keeps it up to date | what if it breaks in half a year | do I get instructions | do I have to pay for support | can I call you when something is not working | support at weekends | do you hang around once it is live | who fixes it and does it cost me | for how long do you support it | who answers when there is a bug | is there documentation | number to call when things break | who trains my people | goodbye and good luck or do you stay | warranty on the work | help desk after go-live | staff training | updates after launch | does support cost extra | what happens when you have finished | retainer for support | support | training | do you stay | who do I call | updates | maintenance | aftercare | who fixes it in a year | support later | is there training | do you stay around | something stops working next spring | help after it's finished | what about updates | do you offer support | train my team | questions after it is live | help on sundays | do you teach my staff | are you around once it is live | do you teach us to run it | follow up visits | is there aftercare | help desk when something is off | what happens six months down the road",
    ),
    answer:
      'Your team learns the two or three things that change for them, and you get documentation. Then I keep watch 24/7, update the server and fix what breaks. You talk to the person who built it. For the receptionist, support is included in the price; for projects, what it covers is in our agreement.',
    link: { label: 'The five steps', href: '/services/n8n-workflow-automation#process' },
    next: ['workflow-fails', 'running-costs', 'cancellation'],
    isActive: true,
  },
  'scope-changes': {
    topic: 'process',
    title: 'What if we want changes during the project?',
    phrasings: phrasings(
      'change requests | can we change the scope | we want to add something later | what if our needs change | extra features | what if we forgot something | modify the project later | new wishes halfway | additional requirements | can we extend it afterwards | additions while you build | I changed my mind halfway | adjust the plan mid-project | another feature afterwards | alterations and revisions | expand or scale it later | halfway through I notice I want something else | can we add a second workflow later | is changing my mind expensive | we forgot to mention a special case | what if we want something different | add features | new idea during the project | can we adjust | change of plans | more work than expected | what if I forgot something | later additions | flexible | change the order | bigger scope | what does a change cost | special cases turn up | new requirement | can it grow with us | adapt it later | another workflow later | scope creep | what if we notice later that we need more | can we add something during the project | we might change our mind | is it possible to extend it | what does it cost when I want something different | I forgot to mention something important | our requirements will change | additional wishes | feature requests later | extra work during the project | something was forgotten | changes | extend it | modify | revisions | can I change my mind | we change our mind halfway | we changed our minds halfway | add a feature later | new idea in the middle | what if requirements change | extra wishes | can the plan be altered | how do you deal with changes | extra wishes in the middle | new ideas during the build | can the price change in the middle | add something later | we thought of another thing halfway | can the plan shift midway | what if our needs evolve | add ons during the build | I changed my mind about a feature | how are extra wishes handled | moving goalposts | flexible if requirements shift',
    ),
    answer:
      'Changes to the scope are agreed in writing before they are carried out, so you know their price first. Cases nobody thought of are normal: we collect them while old way and new way run side by side, and I add rules for them.',
    link: { label: 'Terms of service', href: '/terms-of-service#services-description' },
    next: ['surprise-bills', 'project-price', 'after-launch'],
    isActive: true,
  },
} satisfies AnswersDocument;
