import { suburb } from "./suburb.ts";

const centre = { isCentre: true, weight: 3, spread: 250 };
const shore = { spread: 180 };
const maori = { lean: "maori" } as const;

/** The North Island without Auckland. */
export const WELLINGTON_SUBURBS = [
  suburb("Wellington Central", -41.2865, 174.7745, "6011", ["Lambton Quay", "The Terrace", "Willis Street"], {
    ...centre,
    weight: 4,
    spread: 200,
  }),
  suburb(
    "Te Aro",
    -41.2945,
    174.776,
    "6011",
    ["Cuba Street", "Ghuznee Street", "Courtenay Place", "Taranaki Street"],
    { ...centre, weight: 4 },
  ),
  suburb("Thorndon", -41.274, 174.777, "6011", ["Tinakori Road", "Molesworth Street", "Hill Street"], {
    weight: 2,
    spread: 250,
  }),
  suburb("Mount Victoria", -41.2965, 174.785, "6011", ["Elizabeth Street", "Brougham Street"]),
  suburb("Mount Cook", -41.303, 174.775, "6021", ["Wallace Street", "Tasman Street"]),
  suburb("Kelburn", -41.289, 174.762, "6012", ["Upland Road"]),
  suburb("Northland", -41.283, 174.756, "6012", ["Northland Road"]),
  suburb("Karori", -41.285, 174.737, "6012", ["Karori Road", "Campbell Street"], { weight: 2 }),
  suburb("Wadestown", -41.266, 174.77, "6012", ["Wadestown Road"]),
  suburb("Wilton", -41.269, 174.756, "6012", ["Wilton Road"]),
  suburb("Crofton Downs", -41.255, 174.765, "6035", ["Churchill Drive"]),
  suburb("Ngaio", -41.25, 174.774, "6035", ["Ottawa Road"]),
  suburb("Khandallah", -41.245, 174.793, "6035", ["Ganges Road", "Box Hill"]),
  suburb(
    "Johnsonville",
    -41.223,
    174.806,
    "6037",
    ["Johnsonville Road", "Broderick Road", "Moorefield Road"],
    { weight: 2, lean: "south-asian" },
  ),
  suburb("Newlands", -41.227, 174.821, "6037", ["Newlands Road", "Batchelor Street"]),
  suburb("Churton Park", -41.202, 174.808, "6037", ["Westchester Drive", "Lakewood Avenue"], {
    lean: "east-asian",
  }),
  suburb("Tawa", -41.17, 174.826, "5028", ["Main Road", "Oxford Street"]),
  suburb("Newtown", -41.313, 174.78, "6021", ["Riddiford Street", "Constable Street", "Adelaide Road"], {
    weight: 2,
    lean: "pacific",
  }),
  suburb("Berhampore", -41.32, 174.774, "6023", ["Adelaide Road", "Luxford Street"]),
  suburb("Island Bay", -41.335, 174.773, "6023", ["The Parade", "Medway Street"], { spread: 250 }),
  suburb("Brooklyn", -41.306, 174.762, "6021", ["Cleveland Street", "Ōhiro Road"]),
  suburb("Hataitai", -41.303, 174.795, "6021", ["Moxham Avenue", "Waitoa Road"], { spread: 250 }),
  suburb("Kilbirnie", -41.319, 174.795, "6022", ["Bay Road", "Coutts Street", "Rongotai Road"], {
    spread: 250,
  }),
  suburb("Lyall Bay", -41.3255, 174.796, "6022", ["Onepū Road"], shore),
  suburb("Miramar", -41.316, 174.816, "6022", ["Miramar Avenue", "Park Road"]),
  suburb("Strathmore Park", -41.327, 174.823, "6022", ["Broadway"], { spread: 250 }),
  suburb("Seatoun", -41.322, 174.83, "6022", ["Dundas Street"], shore),
  suburb("Petone", -41.2245, 174.874, "5012", ["Jackson Street", "Hutt Road", "Cuba Street"], {
    weight: 2,
    spread: 250,
  }),
  suburb("Lower Hutt", -41.212, 174.903, "5010", ["High Street", "Queens Drive", "Knights Road"], {
    weight: 3,
  }),
  suburb("Waterloo", -41.214, 174.92, "5011", ["Waterloo Road", "Oxford Terrace"]),
  suburb("Naenae", -41.1985, 174.9465, "5011", ["Naenae Road", "Vogel Street"], { lean: "pacific" }),
  suburb("Avalon", -41.193, 174.933, "5011", ["High Street"]),
  suburb("Wainuiomata", -41.261, 174.946, "5014", ["Queen Street", "Main Road", "Fitzherbert Road"], maori),
  suburb("Stokes Valley", -41.174, 174.982, "5019", ["Stokes Valley Road", "Evans Street"]),
  suburb("Eastbourne", -41.292, 174.898, "5013", ["Rimu Street"], { spread: 120 }),
  suburb("Silverstream", -41.147, 175.013, "5019", ["Whitemans Road"]),
  suburb("Upper Hutt", -41.1245, 175.07, "5018", ["Main Street", "Fergusson Drive"], { weight: 2 }),
  suburb("Porirua", -41.135, 174.841, "5022", ["Cobham Court", "Lyttelton Avenue", "Hagley Street"], {
    weight: 2,
    spread: 250,
    lean: "pacific",
  }),
  suburb("Cannons Creek", -41.139, 174.865, "5024", ["Warspite Avenue", "Bedford Street"], {
    lean: "pacific",
  }),
  suburb("Titahi Bay", -41.1065, 174.838, "5022", ["Titahi Bay Road", "Whitehouse Road"], { spread: 250 }),
  suburb("Whitby", -41.119, 174.893, "5024", ["Discovery Drive", "Spinnaker Drive"], { spread: 250 }),
];

export const HAMILTON_SUBURBS = [
  suburb(
    "Hamilton Central",
    -37.787,
    175.281,
    "3204",
    ["Victoria Street", "Barton Street", "Collingwood Street", "Tristram Street"],
    centre,
  ),
  suburb("Hamilton East", -37.792, 175.294, "3216", ["Grey Street", "Clyde Street"], { weight: 2 }),
  suburb("Hamilton Lake", -37.797, 175.273, "3204", ["Pembroke Street"], { spread: 250 }),
  suburb("Claudelands", -37.779, 175.291, "3214", ["Heaphy Terrace", "Brooklyn Road"]),
  suburb("Frankton", -37.789, 175.262, "3204", ["Commerce Street", "Lake Road"], maori),
  suburb("Dinsdale", -37.801, 175.247, "3204", ["Whatawhata Road"]),
  suburb("Nawton", -37.779, 175.238, "3200", ["Grandview Road", "Avalon Drive"], maori),
  suburb("Forest Lake", -37.772, 175.26, "3200", ["Forest Lake Road"]),
  suburb("Te Rapa", -37.754, 175.243, "3200", ["Te Rapa Road"]),
  suburb("St Andrews", -37.748, 175.252, "3200", ["Sandwich Road"]),
  suburb("Fairfield", -37.768, 175.276, "3214", ["Clarkin Road"], maori),
  suburb("Enderley", -37.772, 175.292, "3214", ["Peachgrove Road", "Tennyson Road"], maori),
  suburb("Chartwell", -37.754, 175.28, "3210", ["Hukanui Road", "Comries Road"], { weight: 2 }),
  suburb("Rototuna", -37.732, 175.268, "3210", ["Thomas Road", "Borman Road"], {
    weight: 2,
    lean: "east-asian",
  }),
  suburb("Flagstaff", -37.731, 175.25, "3210", ["River Road", "Endeavour Avenue"]),
  suburb("Hillcrest", -37.799, 175.319, "3216", ["Cambridge Road", "Clyde Street"], { lean: "south-asian" }),
  suburb("Silverdale", -37.796, 175.332, "3216", ["Silverdale Road"]),
  suburb("Melville", -37.815, 175.283, "3206", ["Ōhaupō Road", "Bader Street"]),
  suburb("Glenview", -37.824, 175.289, "3206", ["Ōhaupō Road"]),
];

export const TAURANGA_SUBURBS = [
  suburb(
    "Tauranga Central",
    -37.686,
    176.1655,
    "3110",
    ["Devonport Road", "Cameron Road", "Grey Street", "Willow Street"],
    { ...centre, spread: 180 },
  ),
  suburb("Tauranga South", -37.705, 176.154, "3112", ["Cameron Road", "Fifteenth Avenue"], { weight: 2 }),
  suburb("Gate Pā", -37.719, 176.142, "3112", ["Cameron Road"], maori),
  suburb("Greerton", -37.728, 176.133, "3112", ["Chadwick Road", "Cameron Road"], { weight: 2 }),
  suburb("Pyes Pā", -37.753, 176.121, "3112", ["Pyes Pā Road", "Kennedy Road"]),
  suburb("Hairini", -37.733, 176.162, "3112", ["Hairini Street"], { spread: 250 }),
  suburb("Welcome Bay", -37.738, 176.193, "3112", ["Welcome Bay Road"], { spread: 250, ...maori }),
  suburb("Judea", -37.698, 176.137, "3110", ["Waihi Road"]),
  suburb("Brookfield", -37.699, 176.127, "3110", ["Bellevue Road", "Millers Road"]),
  suburb("Cherrywood", -37.684, 176.134, "3110", ["Cherrywood Drive"]),
  suburb("Ōtūmoetai", -37.674, 176.142, "3110", ["Ōtūmoetai Road", "Bureta Road"], shore),
  suburb("Matua", -37.669, 176.121, "3110", ["Levers Road"], shore),
  suburb("Bethlehem", -37.696, 176.109, "3110", ["Bethlehem Road", "Moffat Road"], { weight: 2 }),
  suburb("Mount Maunganui", -37.641, 176.187, "3116", ["Maunganui Road"], { weight: 2, ...shore }),
  suburb("Omanu", -37.656, 176.203, "3116", ["Maunganui Road"], shore),
  suburb("Arataki", -37.667, 176.218, "3116", ["Girven Road"], shore),
  suburb("Pāpāmoa", -37.702, 176.283, "3118", ["Domain Road", "Gravatt Road"], { weight: 2, spread: 250 }),
];

export const PALMERSTON_NORTH_SUBURBS = [
  suburb(
    "Palmerston North Central",
    -40.355,
    175.611,
    "4410",
    ["Broadway Avenue", "Main Street", "Rangitīkei Street", "The Square"],
    centre,
  ),
  suburb("Terrace End", -40.35, 175.629, "4410", ["Broadway Avenue", "Ruahine Street"]),
  suburb("Roslyn", -40.341, 175.631, "4414", ["Vogel Street"]),
  suburb("Tākaro", -40.35, 175.593, "4412", ["Botanical Road", "Featherston Street"]),
  suburb("Highbury", -40.362, 175.579, "4412", ["Highbury Avenue", "Pioneer Highway"], maori),
  suburb("West End", -40.364, 175.6, "4412", ["Park Road", "College Street"]),
  suburb("Awapuni", -40.372, 175.589, "4412", ["College Street", "Pioneer Highway"]),
  suburb("Hokowhitu", -40.364, 175.633, "4410", ["Albert Street", "Te Awe Awe Street"]),
  suburb("Aokautere", -40.377, 175.66, "4410", ["Summerhill Drive"]),
  suburb("Milson", -40.328, 175.606, "4414", ["Milson Line"]),
  suburb("Kelvin Grove", -40.33, 175.643, "4414", ["Kelvin Grove Road"]),
];

export const WHANGANUI_SUBURBS = [
  suburb(
    "Whanganui Central",
    -39.931,
    175.049,
    "4500",
    ["Victoria Avenue", "Guyton Street", "Ridgway Street"],
    { ...centre, ...maori },
  ),
  suburb("St Johns Hill", -39.918, 175.036, "4500", ["Great North Road"]),
  suburb("Aramoho", -39.9, 175.065, "4500", ["Somme Parade"], { spread: 200, ...maori }),
  suburb("Whanganui East", -39.918, 175.066, "4500", ["Duncan Street", "Jones Street"], {
    spread: 250,
    ...maori,
  }),
  suburb("Springvale", -39.925, 175.021, "4501", ["Treadwell Street", "London Street"]),
  suburb("Gonville", -39.942, 175.023, "4501", ["Carlton Avenue", "Gonville Avenue"], maori),
  suburb("Castlecliff", -39.947, 174.992, "4501", ["Rangiora Street"], { spread: 200, ...maori }),
];

export const TAUPO_SUBURBS = [
  suburb(
    "Taupō Central",
    -38.686,
    176.075,
    "3330",
    ["Heuheu Street", "Tongariro Street", "Horomātangi Street", "Tūwharetoa Street"],
    { ...centre, ...maori, spread: 180 },
  ),
  suburb("Hilltop", -38.689, 176.095, "3330", ["Rifle Range Road"], maori),
  suburb("Tauhara", -38.68, 176.1, "3330", ["Spa Road", "Tauhara Road"], maori),
  suburb("Nukuhau", -38.679, 176.056, "3330", ["Norman Smith Street"], { spread: 200 }),
  suburb("Waipāhīhī", -38.703, 176.094, "3330", ["Taharepa Road"], { spread: 200 }),
  suburb("Richmond Heights", -38.711, 176.101, "3330", ["Richmond Avenue"], { spread: 250 }),
];

export const NEW_PLYMOUTH_SUBURBS = [
  suburb(
    "New Plymouth Central",
    -39.059,
    174.076,
    "4310",
    ["Devon Street East", "Devon Street West", "Courtenay Street", "Powderham Street"],
    { ...centre, spread: 200 },
  ),
  suburb("Strandon", -39.055, 174.094, "4312", ["Devon Street East"], shore),
  suburb("Fitzroy", -39.05, 174.103, "4312", ["Devon Street East"], shore),
  suburb("Welbourn", -39.066, 174.09, "4312", ["Hobson Street"]),
  suburb("Merrilands", -39.073, 174.105, "4312", ["Mangorei Road"]),
  suburb("Vogeltown", -39.079, 174.086, "4310", ["Brooklands Road", "Carrington Street"]),
  suburb("Westown", -39.074, 174.056, "4310", ["Tukapa Street"]),
  suburb("Lynmouth", -39.066, 174.057, "4310", ["Devon Street West"], { spread: 250 }),
  suburb("Moturoa", -39.065, 174.041, "4310", ["Ngāmotu Road"], shore),
  suburb("Spotswood", -39.072, 174.029, "4310", ["South Road"], { spread: 250 }),
  suburb("Bell Block", -39.034, 174.144, "4312", ["Murray Street", "Parklands Avenue"]),
];

export const ROTORUA_SUBURBS = [
  suburb(
    "Rotorua Central",
    -38.138,
    176.25,
    "3010",
    ["Tūtānekai Street", "Hinemoa Street", "Eruera Street", "Pukuatua Street"],
    { ...centre, ...maori },
  ),
  suburb("Glenholme", -38.15, 176.248, "3010", ["Ranolf Street", "Fenton Street"], maori),
  suburb("Springfield", -38.159, 176.235, "3015", ["Old Taupō Road", "Springfield Road"]),
  suburb("Westbrook", -38.15, 176.223, "3015", ["Malfroy Road"], maori),
  suburb("Mangakakahi", -38.137, 176.229, "3015", ["Edmund Road"], maori),
  suburb("Western Heights", -38.122, 176.217, "3015", ["Clayton Road", "Brookland Road"], maori),
  suburb("Fairy Springs", -38.108, 176.223, "3010", ["Fairy Springs Road"], { spread: 200, ...maori }),
  suburb("Lynmore", -38.149, 176.288, "3010", ["Tarawera Road", "Te Ngae Road"]),
  suburb("Ōwhata", -38.141, 176.307, "3010", ["Te Ngae Road"], { spread: 250, ...maori }),
  suburb("Ngongotahā", -38.0815, 176.207, "3010", ["Ngongotahā Road"], { spread: 250, ...maori }),
];

export const NAPIER_SUBURBS = [
  suburb(
    "Napier Central",
    -39.492,
    176.914,
    "4110",
    ["Emerson Street", "Tennyson Street", "Dickens Street", "Hastings Street"],
    { ...centre, spread: 180 },
  ),
  suburb("Napier South", -39.498, 176.907, "4110", ["Carlyle Street", "Nelson Crescent"], { spread: 250 }),
  suburb("Ahuriri", -39.484, 176.899, "4110", ["Bridge Street", "Waghorne Street"], { spread: 120 }),
  suburb("Marewa", -39.506, 176.9, "4110", ["Kennedy Road"], maori),
  suburb("Onekawa", -39.506, 176.886, "4110", ["Maadi Road"]),
  suburb("Maraenui", -39.516, 176.9, "4110", ["Bledisloe Road"], { spread: 250, ...maori }),
  suburb("Pirimai", -39.514, 176.883, "4112", ["Allen Berry Avenue"]),
  suburb("Tamatea", -39.508, 176.869, "4112", ["Leicester Avenue", "Durham Avenue"], { spread: 250 }),
  suburb("Greenmeadows", -39.525, 176.861, "4112", ["Gloucester Street"]),
  suburb("Taradale", -39.536, 176.848, "4112", ["Gloucester Street", "Lee Road"], { weight: 2 }),
];

export const HASTINGS_SUBURBS = [
  suburb(
    "Hastings Central",
    -39.64,
    176.846,
    "4122",
    ["Heretaunga Street East", "Heretaunga Street West", "Queen Street", "Russell Street"],
    { ...centre, ...maori },
  ),
  suburb("Mahora", -39.626, 176.844, "4120", ["Tōmoana Road", "Frederick Street"]),
  suburb("Frimley", -39.626, 176.83, "4120", ["Ōmahu Road"]),
  suburb("Raureka", -39.641, 176.828, "4120", ["Southland Road", "Heretaunga Street West"], maori),
  suburb("St Leonards", -39.635, 176.835, "4120", ["Ōmahu Road"]),
  suburb("Mayfair", -39.632, 176.858, "4122", ["Karamū Road North"]),
  suburb("Parkvale", -39.648, 176.86, "4122", ["Windsor Avenue", "Heretaunga Street East"]),
  suburb("Flaxmere", -39.627, 176.789, "4120", ["Swansea Road", "Flaxmere Avenue"], { lean: "pacific" }),
  suburb("Havelock North", -39.67, 176.878, "4130", ["Joll Road", "Napier Road", "Te Mata Road"], {
    weight: 2,
  }),
];

export const WHANGAREI_SUBURBS = [
  suburb(
    "Whangārei Central",
    -35.725,
    174.322,
    "0110",
    ["Bank Street", "Cameron Street", "Walton Street", "Vine Street"],
    { ...centre, ...maori },
  ),
  suburb("Regent", -35.719, 174.321, "0112", ["Kensington Avenue"]),
  suburb("Kensington", -35.711, 174.318, "0112", ["Kamo Road"]),
  suburb("Mairtown", -35.71, 174.327, "0112", ["Mair Street"]),
  suburb("Kamo", -35.685, 174.301, "0112", ["Kamo Road"], { weight: 2 }),
  suburb("Tikipunga", -35.688, 174.326, "0112", ["Paramount Parade"], maori),
  suburb("Woodhill", -35.731, 174.311, "0110", ["Maunu Road"]),
  suburb("Maunu", -35.737, 174.295, "0110", ["Maunu Road"]),
  suburb("Morningside", -35.737, 174.319, "0110", ["Morningside Road"]),
  suburb("Raumanga", -35.745, 174.307, "0110", ["Raumanga Valley Road"], maori),
  suburb("Onerahi", -35.759, 174.363, "0110", ["Onerahi Road"], { spread: 200 }),
];

export const GISBORNE_SUBURBS = [
  suburb(
    "Gisborne Central",
    -38.663,
    178.02,
    "4010",
    ["Gladstone Road", "Peel Street", "Childers Road", "Grey Street"],
    { ...centre, ...maori },
  ),
  suburb("Whataupoko", -38.65, 178.025, "4010", ["Ormond Road", "Russell Street"]),
  suburb("Mangapapa", -38.643, 178.015, "4010", ["Ormond Road", "Rua Street"], maori),
  suburb("Te Hapara", -38.656, 178, "4010", ["Gladstone Road", "Lytton Road"], maori),
  suburb("Elgin", -38.658, 177.988, "4010", ["Childers Road"], maori),
  suburb("Kaitī", -38.666, 178.039, "4010", ["Wainui Road", "De Lautour Road"], { spread: 250, ...maori }),
  suburb("Lytton West", -38.647, 177.993, "4010", ["Potae Avenue"]),
];
