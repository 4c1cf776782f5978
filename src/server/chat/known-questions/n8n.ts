import type { KnownQuestions } from './known-questions.ts';

export const N8N: KnownQuestions[] = [
  // N8N
  [
    'N8N workflow automation for the work',
    [
      'what is workflow automation',
      'what does automation mean in plain words',
      'explain workflow automation',
      'what can you automate',
      'we type the same things over and over',
      'what do workflows do',
    ],
  ],
  ['An example: a water heater', ['can you give me an example of a workflow', 'show me an example workflow']],
  [
    'One entry, every system',
    [
      'we enter data twice',
      'we copy data between programs',
      'we retype leads into our crm',
      'can new clients be set up automatically',
      'client onboarding automation',
      'we type forms into the crm by hand',
    ],
  ],
  [
    'Your rules, with branches',
    ['can a workflow have conditions', 'can it send urgent things to another person', 'can it follow our rules'],
  ],
  [
    'AI only where reading is needed',
    ['when do you use ai in a workflow', 'does every workflow use ai', 'why not use ai everywhere'],
  ],
  [
    'A person signs off',
    [
      'can someone approve before it goes out',
      'can a workflow wait for my approval',
      'we need approvals',
      'can the boss sign off first',
      'do things happen without me',
    ],
  ],
  [
    'Your own server',
    [
      'where does n8n run',
      'where are my passwords stored',
      'are my logins safe',
      'do i need my own server',
      'do you host it',
      'is it self hosted',
    ],
  ],
  [
    'Failures that speak up',
    [
      'what happens when a workflow fails',
      'who notices when it breaks',
      'what if it crashes at night',
      'how do you find out about errors',
      'what if something goes wrong',
    ],
  ],
  [
    '400+ integrations',
    [
      'how many integrations',
      'what apps does n8n connect',
      'does it connect to gmail and slack',
      'which tools can you connect',
      'can you connect google sheets',
      'can you connect my software',
    ],
  ],
  [
    'No charge per task',
    [
      'how is n8n different from zapier',
      'is there a charge per task',
      'zapier is too expensive',
      'why not zapier or make',
      'why is it cheaper than other tools',
    ],
  ],
  [
    'Your data takes a short way',
    ['does my data go through another company', 'who sees our data in the workflow', 'does a third party keep my data'],
  ],
  [
    'Code where the boxes end',
    [
      'can you write custom code in a workflow',
      'what about special rules or odd file formats',
      'do you use javascript or python',
    ],
  ],
  [
    'Every run on record',
    ['can i see what a workflow did', 'is there a log', 'can we trace an order that got lost', 'is there a history'],
  ],
  [
    'Yours to keep',
    [
      'what if we stop working together do we keep the workflows',
      'can i take the workflows with me',
      'can another developer take over',
      'are we locked in',
      'what happens when we leave you',
    ],
  ],
  [
    'How many hours would you buy back',
    [
      'how many hours could i save',
      'how much time could i get back',
      'is there a time savings calculator',
      'how much time does automation save',
    ],
  ],
  [
    '1. Find the task',
    [
      'how does a workflow project go',
      'what are the five steps',
      'how do you work',
      'from first call to finished workflow',
    ],
  ],
  [
    'Find the task',
    [
      'which task should i automate first',
      'what if automation does not pay',
      'what if it is not worth it',
      'how do you choose what to automate',
      'what if automating it would not pay off',
    ],
  ],
  ['Draw it', ['do i see a plan before you build', 'when do i know the price', 'do i get a price in writing first']],
  ['Build it', ['do you need access to our tools', 'can i revoke your access', 'do you test with our own data']],
  [
    'Run it side by side',
    [
      'do you switch off the old way right away',
      'what if the new way does not work',
      'does the old process keep running',
      'how risky is the switch',
    ],
  ],
  [
    'Hand over and watch',
    [
      'what happens after launch',
      'who supports us after go live',
      'do you train my team',
      'do you maintain it',
      'who fixes it later',
    ],
  ],
  [
    'A systems administrator first',
    [
      'why should i choose you',
      'what makes you different',
      'what makes you better than others',
      'why not hire a cheap freelancer',
      'why you and not an agency',
    ],
  ],
  [
    'One person from call to support',
    ['do you outsource the work', 'who will actually build it', 'who do i talk to', 'do i get passed around'],
  ],
  [
    'Integration over replacement',
    [
      'do we have to change our software',
      'will you replace our tools',
      'can we keep our current software',
      'do we have to switch programs',
    ],
  ],
  [
    'It cannot reach a program',
    [
      'what about old software',
      'our program has no api',
      'can you automate old desktop software',
      'what can you not automate',
    ],
  ],
  [
    'It does not repair a process',
    ['our process is a mess', 'we do things differently every time', 'nobody agrees how it is done'],
  ],
  [
    'It is not finished forever',
    ['why does it need monitoring', 'does it need maintenance', 'is it done once it is built'],
  ],
  [
    'See a few workflows first',
    ['can i see examples', 'can you send me example workflows', 'show me workflows for a law firm'],
  ],
];
