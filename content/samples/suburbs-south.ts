import { suburb } from "./suburb.ts";

const centre = { isCentre: true, weight: 3, spread: 250 };
const shore = { spread: 180 };
const southern = { lean: "southern" } as const;
const southernCentre = { ...centre, ...southern };

/** The South Island. */
export const CHRISTCHURCH_SUBURBS = [
  suburb(
    "Christchurch Central",
    -43.532,
    172.636,
    "8011",
    ["Colombo Street", "Armagh Street", "Durham Street North", "Cashel Street"],
    { ...centre, weight: 5 },
  ),
  suburb("Addington", -43.543, 172.614, "8024", ["Lincoln Road", "Selwyn Street"]),
  suburb("Sydenham", -43.548, 172.637, "8023", ["Colombo Street"]),
  suburb("Beckenham", -43.56, 172.638, "8023", ["Colombo Street"]),
  suburb("Cashmere", -43.571, 172.629, "8022", ["Centaurus Road"]),
  suburb("St Martins", -43.559, 172.651, "8022", ["Wilsons Road"]),
  suburb("Opawa", -43.554, 172.664, "8023", ["Opawa Road"]),
  suburb("Woolston", -43.549, 172.678, "8062", ["Ferry Road"]),
  suburb("Linwood", -43.533, 172.668, "8062", ["Linwood Avenue", "Stanmore Road"], { lean: "pacific" }),
  suburb("Richmond", -43.519, 172.655, "8013", ["Stanmore Road"]),
  suburb("Shirley", -43.509, 172.661, "8061", ["Marshland Road", "New Brighton Road"]),
  suburb("Mairehau", -43.499, 172.647, "8013", ["Innes Road", "Hills Road"]),
  suburb("Aranui", -43.514, 172.701, "8061", ["Breezes Road"], { lean: "maori" }),
  suburb("New Brighton", -43.507, 172.727, "8061", ["Hawke Street", "Seaview Road"], shore),
  suburb("Burwood", -43.493, 172.689, "8083", ["Burwood Road"]),
  suburb("Parklands", -43.475, 172.705, "8083", ["Queenspark Drive"]),
  suburb("St Albans", -43.514, 172.637, "8014", ["Cranford Street", "Edgeware Road"], { weight: 2 }),
  suburb("Merivale", -43.514, 172.62, "8014", ["Papanui Road", "Aikmans Road"], { weight: 2 }),
  suburb("Papanui", -43.494, 172.608, "8053", ["Main North Road", "Papanui Road", "Harewood Road"], {
    weight: 2,
  }),
  suburb("Fendalton", -43.521, 172.597, "8052", ["Fendalton Road"]),
  suburb("Bryndwr", -43.504, 172.592, "8053", ["Wairakei Road", "Ilam Road"]),
  suburb("Bishopdale", -43.489, 172.587, "8053", ["Farrington Avenue", "Harewood Road"]),
  suburb("Burnside", -43.506, 172.57, "8053", ["Memorial Avenue", "Greers Road"], { lean: "east-asian" }),
  suburb("Avonhead", -43.512, 172.552, "8042", ["Withells Road", "Merrin Street"], { lean: "east-asian" }),
  suburb("Ilam", -43.521, 172.575, "8041", ["Ilam Road", "Clyde Road", "Waimairi Road"], {
    lean: "east-asian",
  }),
  suburb("Riccarton", -43.531, 172.599, "8011", ["Riccarton Road", "Clarence Street"], {
    weight: 3,
    lean: "east-asian",
  }),
  suburb("Upper Riccarton", -43.533, 172.573, "8041", ["Riccarton Road", "Yaldhurst Road", "Waimairi Road"], {
    weight: 2,
    lean: "east-asian",
  }),
  suburb("Sockburn", -43.542, 172.55, "8042", ["Main South Road", "Blenheim Road"]),
  suburb("Hornby", -43.544, 172.526, "8042", ["Main South Road", "Carmen Road", "Goulding Avenue"], {
    weight: 2,
    lean: "south-asian",
  }),
  suburb("Wigram", -43.554, 172.556, "8025", ["The Runway"], { lean: "south-asian" }),
  suburb("Halswell", -43.583, 172.568, "8025", ["Halswell Road", "Lillian Street"]),
  suburb("Hoon Hay", -43.566, 172.603, "8025", ["Hoon Hay Road", "Sparks Road"]),
  suburb("Spreydon", -43.555, 172.613, "8024", ["Barrington Street", "Lyttelton Street"]),
  suburb("Redwood", -43.475, 172.618, "8051", ["Main North Road", "Prestons Road"]),
  suburb("Northwood", -43.456, 172.62, "8051", ["Main North Road", "Radcliffe Road"]),
  suburb("Belfast", -43.447, 172.631, "8051", ["Main North Road"]),
  suburb("Ferrymead", -43.556, 172.705, "8023", ["Ferry Road"], shore),
  suburb("Redcliffs", -43.5615, 172.737, "8081", ["Main Road"], { spread: 120 }),
  suburb("Sumner", -43.57, 172.76, "8081", ["Wakefield Avenue", "Nayland Street"], shore),
  suburb("Lyttelton", -43.602, 172.72, "8082", ["London Street", "Oxford Street"], { spread: 120 }),
];

export const DUNEDIN_SUBURBS = [
  suburb(
    "Central Dunedin",
    -45.8745,
    170.503,
    "9016",
    ["George Street", "Princes Street", "Moray Place", "Stuart Street"],
    { ...southernCentre, weight: 5 },
  ),
  suburb("North Dunedin", -45.864, 170.512, "9016", ["Great King Street", "Albany Street", "Dundas Street"], {
    weight: 2,
  }),
  suburb("North East Valley", -45.849, 170.528, "9010", ["North Road"], southern),
  suburb("Opoho", -45.856, 170.526, "9010", ["Signal Hill Road"], southern),
  suburb("Roslyn", -45.868, 170.49, "9010", ["Highgate"], southern),
  suburb("Māori Hill", -45.858, 170.493, "9010", ["Highgate"], southern),
  suburb("Wakari", -45.858, 170.478, "9010", ["Taieri Road", "Helensburgh Road"], southern),
  suburb("Kaikorai", -45.87, 170.477, "9010", ["Taieri Road"], southern),
  suburb("Mornington", -45.884, 170.483, "9011", ["Mailer Street", "Elgin Road"], southern),
  suburb("Caversham", -45.896, 170.485, "9012", ["South Road"], southern),
  suburb("Corstorphine", -45.901, 170.474, "9012", ["Middleton Road"], southern),
  suburb("South Dunedin", -45.896, 170.5, "9012", ["King Edward Street", "Hillside Road"], {
    weight: 2,
    ...southern,
  }),
  suburb("St Kilda", -45.902, 170.505, "9012", ["Prince Albert Road", "Bay View Road"], {
    spread: 200,
    ...southern,
  }),
  suburb("St Clair", -45.9085, 170.489, "9012", ["Forbury Road"], { ...shore, ...southern }),
  suburb("Musselburgh", -45.897, 170.514, "9013", ["Musselburgh Rise"], { spread: 200, ...southern }),
  suburb("Andersons Bay", -45.896, 170.53, "9013", ["Silverton Street"], { spread: 200, ...southern }),
  suburb("Green Island", -45.903, 170.43, "9018", ["Main South Road"], southern),
  suburb("Mosgiel", -45.875, 170.348, "9024", ["Gordon Road", "Factory Road"], { weight: 2, ...southern }),
  suburb("Port Chalmers", -45.8165, 170.62, "9023", ["George Street"], { spread: 100, ...southern }),
];

export const NELSON_SUBURBS = [
  suburb(
    "Nelson Central",
    -41.2735,
    173.284,
    "7010",
    ["Trafalgar Street", "Hardy Street", "Bridge Street", "Collingwood Street"],
    southernCentre,
  ),
  suburb("The Wood", -41.269, 173.292, "7010", ["Tasman Street", "Milton Street"], southern),
  suburb("Washington Valley", -41.273, 173.275, "7010", ["Washington Road"], { spread: 250, ...southern }),
  suburb("Toi Toi", -41.281, 173.27, "7010", ["Vanguard Street", "Toi Toi Street"], { spread: 250 }),
  suburb("Nelson South", -41.287, 173.278, "7010", ["Waimea Road"], southern),
  suburb("Bishopdale", -41.296, 173.27, "7011", ["Waimea Road"], southern),
  suburb("Tāhunanui", -41.2865, 173.25, "7011", ["Tāhunanui Drive", "Muritai Street"], shore),
  suburb("Stoke", -41.313, 173.232, "7011", ["Main Road Stoke", "Songer Street"], { weight: 2, ...southern }),
  suburb("Atawhai", -41.244, 173.3245, "7010", ["Atawhai Drive"], { spread: 150, ...southern }),
  suburb("Richmond", -41.339, 173.184, "7020", ["Queen Street", "Gladstone Road"], {
    weight: 2,
    ...southern,
  }),
];

export const QUEENSTOWN_SUBURBS = [
  suburb(
    "Queenstown Central",
    -45.03,
    168.6615,
    "9300",
    ["Shotover Street", "Camp Street", "Stanley Street", "Gorge Road"],
    { ...centre, spread: 150 },
  ),
  suburb("Fernhill", -45.0362, 168.637, "9300", ["Fernhill Road"], { spread: 120 }),
  suburb("Frankton", -45.0165, 168.739, "9300", ["Hawthorne Drive", "Frankton Road"], {
    weight: 3,
    spread: 300,
  }),
  suburb("Arthurs Point", -44.9925, 168.68, "9371", ["Arthurs Point Road"], { spread: 200 }),
  suburb("Lower Shotover", -44.9985, 168.779, "9304", ["Stalker Road"]),
  suburb("Arrowtown", -44.94, 168.832, "9302", ["Buckingham Street"], { spread: 250 }),
  suburb("Jacks Point", -45.08, 168.746, "9371", ["Homestead Bay Road"], { spread: 250 }),
];

export const INVERCARGILL_SUBURBS = [
  suburb(
    "Invercargill Central",
    -46.412,
    168.35,
    "9810",
    ["Dee Street", "Tay Street", "Esk Street", "Don Street", "Kelvin Street"],
    southernCentre,
  ),
  suburb("Avenal", -46.399, 168.352, "9810", ["Dee Street"], southern),
  suburb("Gladstone", -46.3935, 168.362, "9810", ["Windsor Street"], southern),
  suburb("Windsor", -46.396, 168.372, "9810", ["Windsor Street", "Layard Street"], southern),
  suburb("Grasmere", -46.387, 168.345, "9810", ["North Road"], southern),
  suburb("Waikiwi", -46.377, 168.347, "9810", ["North Road"], southern),
  suburb("Richmond", -46.407, 168.378, "9810", ["Tay Street", "Racecourse Road"], southern),
  suburb("Hawthorndale", -46.413, 168.392, "9810", ["Tay Street"], southern),
  suburb("Appleby", -46.422, 168.356, "9812", ["Conon Street"], southern),
  suburb("Georgetown", -46.419, 168.37, "9812", ["Elles Road"], southern),
  suburb("Newfield", -46.427, 168.384, "9812", ["Centre Street"], southern),
  suburb("Otatara", -46.433, 168.296, "9879", ["Dunns Road"], { spread: 250, ...southern }),
];

export const TIMARU_SUBURBS = [
  suburb(
    "Timaru Central",
    -44.3965,
    171.251,
    "7910",
    ["Stafford Street", "Sophia Street", "Church Street", "Canon Street"],
    { ...southernCentre, spread: 200 },
  ),
  suburb("Highfield", -44.388, 171.227, "7910", ["Wai-iti Road", "Selwyn Street"], southern),
  suburb("Gleniti", -44.383, 171.21, "7910", ["Wai-iti Road"], southern),
  suburb("Marchwiel", -44.38, 171.234, "7910", ["Selwyn Street"], southern),
  suburb("Waimataitai", -44.384, 171.243, "7910", ["Evans Street"], { spread: 200, ...southern }),
  suburb("West End", -44.398, 171.24, "7910", ["Church Street"], southern),
  suburb("Parkside", -44.407, 171.243, "7910", ["Ōtipua Road", "King Street"], { spread: 250, ...southern }),
];

export const OAMARU_SUBURBS = [
  suburb("Oamaru Central", -45.097, 170.97, "9400", ["Thames Street", "Coquet Street", "Eden Street"], {
    ...southernCentre,
    spread: 200,
  }),
  suburb("Oamaru North", -45.083, 170.979, "9400", ["Thames Highway"], { spread: 200, ...southern }),
  suburb("South Hill", -45.108, 170.963, "9400", ["Wansbeck Street"], southern),
  suburb("Orana Park", -45.085, 170.966, "9400", ["Redcastle Road"], southern),
  suburb("Weston", -45.083, 170.923, "9401", ["Main Street"], southern),
];

export const BLENHEIM_SUBURBS = [
  suburb(
    "Blenheim Central",
    -41.513,
    173.96,
    "7201",
    ["Market Street", "Maxwell Road", "Scott Street", "Queen Street"],
    southernCentre,
  ),
  suburb("Springlands", -41.511, 173.933, "7201", ["Middle Renwick Road"], southern),
  suburb("Redwoodtown", -41.527, 173.953, "7201", ["Cleghorn Street", "Redwood Street"], southern),
  suburb("Witherlea", -41.534, 173.957, "7201", ["Howick Road"], southern),
  suburb("Mayfield", -41.504, 173.959, "7201", ["Grove Road"], southern),
  suburb("Riversdale", -41.508, 173.972, "7201", ["Budge Street"], southern),
  suburb("Renwick", -41.509, 173.833, "7204", ["High Street"], southern),
];

export const GREYMOUTH_SUBURBS = [
  suburb(
    "Greymouth Central",
    -42.4515,
    171.211,
    "7805",
    ["Mackay Street", "Tainui Street", "Guinness Street", "Albert Street"],
    { ...southernCentre, spread: 200 },
  ),
  suburb("Blaketown", -42.4565, 171.1985, "7805", ["Reid Street"], { spread: 120, ...southern }),
  suburb("Cobden", -42.4385, 171.213, "7802", ["Bright Street"], { spread: 180, ...southern }),
  suburb("Karoro", -42.473, 171.191, "7805", ["Main South Road"], { spread: 120, ...southern }),
  suburb("Runanga", -42.4, 171.256, "7803", ["Mill Street"], { spread: 250, ...southern }),
];
