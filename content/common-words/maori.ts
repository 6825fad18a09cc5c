/**
 * Common words of te reo Māori beside the names of places, without macrons, so that none of them is taken for a mistyped
 * English word. Words of pain and of the body are in `content/hurt-words.ts`, which gives them a meaning.
 */
export const MAORI_WORDS: ReadonlySet<string> = new Set(
  `ae aha ahau ahi ahua ahurei aka ako akoranga akonga ana ano anei aotearoa ao apopo ara arikinui aroha arotake aroturuki
  atamira atu atua auaha awa awhi awhina haere haerenga haka hakari hakinakina hangi hangarau hapa hapai hapori hapu harakeke
  hari hauhake hauora haumaru hauwhenua heke herenga hiahia hiakai hine hinengaro hoa hoki hokonga hongi hono hui huihuinga
  hunga huri ihi ika ingoa inu inoi iti iwi ka kahu kai kaha kaiako kaimahi kaihoahoa kaitiaki kaitiakitanga kaiarahi
  kaimoana kainga kanikani kapa karakia karanga karere kaua kaumatua kaupapa kaute kawa kawanatanga kete kia kino kirikiti
  koha kohanga korero koro koroua koru kotahi kotahitanga kotiro kowhai kowhiringa kui kuia kupu kura maha mahana mahi
  mahinga maia maka makariri makutu mama mana manaaki manaakitanga manawa mangai manuhiri marae maramataka maramatanga
  mareikura matariki matatau matauranga matua maui maunga mauri miharo mihi mirimiri moana moe mohio moko mokopuna mokai
  momo motu mua mutunga nama naumai nei noa noho nui oranga ora oriori paepae pai paki pakeha pakeke panui papa papakainga
  parani patai patu pepeha pepi pikau pikitia piripi piripono poi pono pouako pounamu powhiri puoro purakau pukapuka pukenga
  raki rakau rama rangahau rangatahi rangatira rangatiratanga rangi rangimarie ranga rata raupatu rauemi rawa rawe reo
  reorua ringa ringawera rohe rongo rongoa rongopai ropu rore rua ruruhau taha tahi taiao taiohi tairongo takahi takatapui
  takiwa takutai tamahine tamaiti tamariki tama tana tane tangata tangi taniwha taonga tapu taputapu tari tatai tatou tauira
  taura taurahere taurima tautoko tawhito teina tena tere tiaki tikanga tima timatanga tinana tino tipuna tiriti tohu tohunga
  tonu tonga toi toiora tuahine tuakana tuhinga tuku tukutuku tumuaki tupuna turangawaewae turoro tuturu umanga upoko uri
  urupa utu wa waewae waharoa wahi wahine waiata waiora waipiro wairua waka wananga wehi wero whaea whaiaipo whaikorero whaiora
  whakaaro whakahaere whakairo whakamana whakamaramatanga whakamoemiti whakanoa whakapakari whakapapa whakarongo whakatau
  whakatauki whakawhanaungatanga whakawhetai whakahoki whanau whanaunga whanaungatanga whanui whare wharekai wharekura
  wharenui whariki whenua whetu tamahuruhuru taitamariki taitamahine hauata waitohu marama mokemoke pouri riri koa harikoa
  mataku awangawanga ngenge mauiui turoro hoha aue taihoa kati ehara engari penei pena inaianei inanahi tata tawhiti runga
  raro roto waho mua muri matau katau kore kahore kaore taea kawe kimi kite hiahiatia karaka haora ra wiki tau marama
  mane turei wenerei taite paraire hatarei ratapu kauri rimu totara kahikatea pohutukawa kowhai rata tui kea kaka kakapo pukeko weka ruru huia titi koura paua pipi kina toheroa hapuku taro kumara
  puha nikau ponga toetoe raupo mingimingi manuka kanuka rahoroi rahina ratu raapa rapare ramere
  ahakoa ahea ahiahi aianei ake akuanei anake arahi arahina arero aru ate aua auinake awatea ehea ena enei era etahi
  hamama hamumu haramai haurangi heihei hekona hemanawa heneti heoi hiainu hiamoe hikoi hinga hoatane hoatu hoawahine
  hohipera hohonu hohoro hokia hokomaha hokona homai horo hotuhotu hou hua huaki huarahi huka iho inapo iramutu iwa
  kahurangi kaiawhina kakahu kakariki kakati kake kaki kanohi karangahia karawaka karu katia katoa kauae kawhe kikini
  kikorangi kimihia kiri kirika kiritaki kitea koe kohungahunga koiwi kokoti korua koutou kuha kuhu kuru mahara
  maharahara mahunga makawe makere maku mamae mano manukanuka maremare maringi maro maroke matakitaki matao mate
  matemate matou maua mauru mehemea meke mena meneti miraka miti moenga moku mona moni motoka mutu naku nana nau nawai
  nehi ngahoro ngahorohoro ngaoko ngaro ngatata ngaungau ngawari ngohengohe ngoikore ngutu nohea noku nona nou oho oma
  ono orangia oti otira pakaru pakini pango paraihe paraoa parauri paruparu patua pau pea peepi pehea peke pene pepa
  pewhea pia piki pirangi pire poho pokohiwi porangi potae poto puare puhipuhi puku pukuriri pupuhi purei putiputi
  ranei ratou rau raua rere rewharewha rima ringaringa riro roa rori rorohiko ruaki ruma tae tahito tahuri takaro
  takuta tangihia tangohia tapahi tapahia tapuwae taringa tatari tatau tatu tauhou tehea teitei tekau tenei tepu tera
  tetahi tika tirohia titiro titirohia tomo tomuri tono toru tote toto tou tuara tuarua tuatahi tuatoru tuhi tuhia
  tuki tukuna tumanako tungane turi turu tuwhera uaua uma unu unuhia uru utua waea waeatia waha waiho waina wareware
  waru wawe wera werohia whaiti whakaae whakaako whakaatu whakaaturia whakaheke whakaiti whakakapi whakakati whakaki
  whakakore whakakorea whakama whakamahana whakamahi whakamahia whakamamae whakamarie whakamaroke whakamatao
  whakamatau whakamatautau whakamate whakamohio whakamohiotia whakamutu whakamutunga whakanui whakaora whakaoti
  whakapaa whakapai whakapiki whakaputa whakarere whakareri whakarite whakaritea whakatika whakatikatika whakatimata
  whakatuwhera whakauru whakautu whakawhirinaki whakawhiwhi whangai whara wharo whati whero wheua whitu whiwhi wiri`.split(
    /\s+/,
  ),
);
