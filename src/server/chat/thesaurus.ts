import { stem } from './vocabulary.ts';

/** The words of one line mean nearly the same; a search for one of them finds the others too. */
const GROUPS = `
fast quick quickly speed soon rapid instantly seconds
client customer
caller visitor customer
employee staff team worker crew colleague
start begin first started kickoff
end stop terminate cancel quit
break fail crash error problem issue bug
fix repair mend correct solve
build create develop make construct
buy purchase order
check verify review confirm
approve approval confirm okay sign
test try trial pilot
keep store save retain record stored kept
delete remove erase
show display see view
notify alert inform warn report
document file pdf paper manual
contract agreement
write draft compose
read scan reading scanned
answer reply respond response
question inquiry query request
meeting appointment session consultation
calendar schedule slot availability
email mail inbox
price cost fee rate charge
quote estimate price
bill invoice charge
money dollars budget spend expense
company business firm organisation organization
agency agencies
machine hardware computer
server host hosted hosting
private confidential sensitive secret privileged
law legal lawyer attorney
property real estate lease landlord tenant
photo picture image
post publish upload share
improve increase boost grow better
reduce cut lower fewer
week weekly
month monthly
day daily
year yearly annual
automatic automatically automated automation
manual hand retype copy typing paste
duplicate double twice merged
connect integrate sync link join plug integration
software tool program app application system
train teach learn training
guarantee promise warrant
emergency urgent urgency critical
human person people somebody someone
night evening midnight overnight
weekend saturday sunday holiday
phone telephone
change update edit modify adjust
example sample case
result outcome effect achieve
limit cap maximum ceiling
own belong ownership yours
plan roadmap
history log record transcript conversation
handover hands handoff transfer
summary recap note notes summarize summarise
lead prospect
competitor alternative
voice speech speak talk spoken
text sms message
social instagram linkedin
technician tech plumber electrician
job visit
handle deal manage
data information details
security safe secure encrypted
pay paid payment
region area zone territory
language tone wording
design look colors style
logo brand
size big large
often frequently
forget remember memory
fake bought invent invented
search find look
reach contact
follow-up follow
reason why
rule rules policy
money revenue sales
advantage benefit benefits gain
cooperation collaboration partnership
principle principles philosophy values
excel spreadsheet spreadsheets sheet
supervise watch monitor monitoring
cheap cheaper inexpensive affordable
accurate accuracy correct precise right
feature function capability ability
forward divert redirect
install setup configure implement deploy
interrupt disturb distraction interruption
listen hear
area town city place location
mistake error wrong inaccurate
obligation commitment oblige bound
old legacy outdated
open transparent transparency
permission consent
quantity volume amount
dispute disagree complaint complain unhappy dissatisfied unsatisfied
reject decline refuse
breach hacked hack leak compromised stolen
step stage phase
support help assistance maintenance
supplier vendor provider
custom customized tailored bespoke individual
task chore
track trace
wait hold queue
website site webpage
written writing
prepare preparation ready homework
divide split part
launch live go-live
attach merge combine
rota shift on-call duty
subcontract outsource outsourced
replace swap
vacation holiday leave
prove proof evidence
natural realistic human-like
boss manager owner
tedious repetitive boring repeat
notes minutes
workflow process procedure
respond react
regular repeat known existing
reschedule postpone move
inspect look check
hourly hour time
`;

const RELATED = new Map<string, Set<string>>();
/** The same words unstemmed, for the full-text search, which has its own stemmer. */
const SPELLED = new Map<string, string[]>();
for (const line of GROUPS.trim().split('\n')) {
  const words = line.split(' ');
  for (const word of words) {
    const key = stem(word);
    const others = words.filter((other) => stem(other) !== key);
    RELATED.set(key, new Set([...(RELATED.get(key) ?? []), ...others.map(stem)]));
    SPELLED.set(key, [...(SPELLED.get(key) ?? []), ...others]);
  }
}

const NONE: ReadonlySet<string> = new Set();

/** Stems of words with nearly the same meaning. */
export function meansNearly(stemmed: string): ReadonlySet<string> {
  return RELATED.get(stemmed) ?? NONE;
}

/** The same as whole words, without compounds. */
export function spelledOut(stemmed: string): string[] {
  return (SPELLED.get(stemmed) ?? []).filter((word) => /^[a-z0-9]+$/.test(word));
}
