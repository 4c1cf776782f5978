/** Common words that may not be on the site: they are not corrected, and typing errors can be corrected to them. */
export const EVERYDAY_WORDS: readonly string[] =
  `able about above accept accident account across actor actual address adult advice afford afraid again against age agree air
airport alive allow almost alone along already also although always amazing amazon among amount anger angry animal annoy another
answer anybody anyone anything apart apartment apple apply area argue arm army around arrest arrive article artist asap aside ask
asleep aunt author available average avoid awake award away awful baby back bake ball band bank bar base basic basket bath battery beach
bear beat beautiful bedroom beer before behind being believe bell belong below best better between beyond bike bird birth
birthday bitcoin black blame blood blue board boat body bomb bone book boot border bored born borrow boss both bother bottle bottom bowl
box boy boyfriend brain bread break breakfast breath bridge brief bright bring broken brother brown brush buck bucks build bullet burger burn bus busy
butter button buy cake call calm camera camp cancel cancer candle candy capital captain car card care career careful carry case cash cat
catch cause ceiling cell celebrity century certain chain chair chance change channel character charge cheap cheaper cheat check cheese chess chest
chicken chief child children chocolate choice choose church circle citizen city claim class clean clear clever click client climb clinic
clock close cloth clothes cloud coach coat code coffee coin cold collect college color combine come comfort comment common company compare
competitor complain complete computer concern condition confirm consider contact contain contest contract control cook cool copy
corner correct cost cough could count country couple coupon course court cousin cover cow crash crazy create credit crew crime crowd cry cup
cure curious current customer cut dance danger dark data date daughter dead deaf deal dear death debt decide deep degree delay delete deliver demand
dentist depend describe desert deserve design desk detail develop device diagnose dinner direct direction dirty disagree disappointed discount discuss disease dish distance
divorce doctor dollar door double doubt down dozen draw dream dress drink drive driver drop drug dry during dust duty each ear
early earn earth east easy eat edge education effort egg eight either election electric eleven else email emergency employ
empty end enemy energy engine england english enjoy enough enter entire equal error escape essay even evening event ever every exact exam
example excellent except excite excuse exercise exist expect expensive experience explain extra eye face fact factor fail fair fake fall
false family famous fancy far farm fashion fast fat father faucet fault favorite fear fee feed feel feet female fence few fight figure fill film final
finance financing find fine finger finish fire firm first fish fit five fix flat flight floor flower fly follow food fool foot football force foreign
forest forever forget form forward four frame free freedom french fresh friend front fruit full fun funny furnace further future gain game gaming garage garden gas
gate gentle german get gift girl girlfriend give glad glass goal god gold gone good goodbye grade grandma grandfather grandmother grass gray great green ground group grow
guarantee guess guest guide guilty guitar gun guy gym hack hair half hall hand handle happen happy hard hate have head headache health hear heart heat
heavy height hello help here hero hide high hill hire history hit hobby hold hole holiday home homework honest hope horse
hospital hot hotel hour house however huge human hundred hungry hunt hurry hurt husband ice idea ignore ill illegal imagine immediately important
impossible inch include income increase indeed industry inform inside instead instruction insurance interest internet interview into invent invest invoice iphone
iron island issue item jacket jail january job join joke judge juice jump june just keep key kick kid kill kind king kiss kitchen knee knife
knock know lady lake lamp land landlord language laptop large last late later laugh law lawn lawsuit lawyer lazy lead leaf leak
learn least leather leave left leg legal lemon lend less lesson letter level library license lie life lift light like limit line lion
lip list listen literally little live loan local lock lonely long look loose lose loss lost lot lottery loud love low luck lucky lunch machine
mad magic mail main major make male malware man manage many map march mark market marriage marry math matter maybe meal mean measure meat
medicine medical meet member memory mental mention menu mess message metal middle might mile milk million mind mine minimum minute mirror miss mistake
mix model modern moment money monkey month mood moon more morning mortgage most mother motor mountain mouse mouth move movie much mud murder muscle museum
music must name narrow nation nature near neck need neighbor neither nephew nerve never new news newspaper next nice niece night nine nobody
noise none noon nor normal north nose note nothing notice novel now number nurse object obvious ocean offer office officer often oil old once
one onion online only open opinion option orange order ordinary other ought outside oven over own owner pack page pain paint pair pale
pants paper parcel pardon parent park part partner party pass passport past path patient pattern pay peace pen pencil people pepper percent perfect
perhaps period permit person pet photo phone piano pick picture piece pig pill pilot pin pink pipe pizza place plan plane planet plant plastic
plate play please plenty plumber pocket poem poet point poison police policy polite political politics pool poor pope popular port position possible post pot
potato pound power practice pray prefer pregnant premium prepare prescription present president press pretend pretty prevent price print prison private prize probably
problem process produce product profit program project promise prompt proof proper protect proud prove public pull purchase purple purpose push
put python quality quarter queen question quick quiet quit quite quote rabbit race radio rain raise range rare rash rate rather reach read ready
real really reason receipt receive recipe recommend record red reduce refund refuse region regret regular relax religion remain remember remind remove rent repair
repeat replace reply report request rescue respect rest restaurant result resume retire return reveal review reward rice rich ride right ring
rise risk river road robot rock role roll roman roof room root rope rough round row rubbish rude ruin rule run rush sad safe sail
salad salary salt same sand satisfied saturday save savings say scam scared scene school science scissors scream screen script sea search season seat
second secret section secure see seed seem sell send senior sense separate serious serve server service seven several sex shade shake shape share
sharp she sheep sheet shelf shine ship shirt shock shoe shoot shop short shot should shoulder shout show shower shut sick side sight
sign silent silly silver similar simple since sing single sink sir sister site situation six size skill skin sky sleep slip slow small
smart smell smile smoke smooth snake snow soap soccer social sock soft software soldier solve some son song soon sorry sound soup source south space
spanish speak special speech speed spell spend spoon sport spread spring square stage stair stamp stand star start state station stay steal
steam step stick still stock stomach stone stop store storm story straight strange street stress strike strong student study stuff stupid subject
succeed success such sudden suffer sugar suggest suit summer sun superbowl supply support suppose sure surface surgery surprise sweet swim sword symptom system
table tail take tale talk tall tape task taste tattoo tax taxi tea teach team tear telephone television tell temple ten tenant tend tennis tent
terms terrible test text thank theater then theory therapist thick thief thin thing think third thirsty thirty this thousand thread threat three throat throw
thursday ticket tie tight till time tiny tip tire tired title today toe together toilet tomorrow tone tongue tonight tooth top total touch
tour toward tower town toy track trade traffic train translate travel treat tree trial trick trip trouble truck true trust truth try tube tuesday
turn twelve twenty twice twin two type ugly uncle under understand unfair unhappy union unit universe university unless until unusual upset urgent use useful useless
usual vacation value van various vegetable vehicle version victim video view village visa visit voice vote wage wait wake walk wall wallet war warm warn warranty wash
waste watch water wave way weak wear weather web website wedding wednesday week weekend weight weird welcome west wet whatever wheel when where whether which
while white whole whose wide widow wife wild win wind window wine wing winner winter wire wise wish within without woman wonder wood wool
word work worker world worry worse worst worth wound wrap write wrong yard year yellow yes yesterday yet young yourself zero zone`.split(
    /\s+/,
  );
