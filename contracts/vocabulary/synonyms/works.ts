/** Building trades: roads, buildings, water, power and what stands before them, as builders name it and as notices do. */
export const WORKS = `
road construction = sarak banana > jeepable track = soling = black topping = approach road = carpet road = dualization = carriageway = asphalt overlay = link road = reconstruction road = rehabilitation road = improvement road = kacha road = road maintenance = rehabilitation of streets
road repair = sarak marammat = sadak marammat = highway repair = pothole repair > carpet road = approach road = driveway = overlay = road works = rehabilitation road = reconstruction road = uplifting road = improvement road
road > highway = taxiway = driveway = carriageway
carpeting = carpeting of road = road overlay > carpet road
street = gali pakki = galiyan = galian = street paving > soling = tuff tile walkway
runway = runways = air strip > taxiway = airside pavements
bridge > flyover = overpass = causeway
tuff tile = ٹف ٹائل = tuf tile = tough tile = tuf paver = interlocking tile > cc pavers = block paving = cc block
walkway = foot path = footpath = walking track > jogging track
sports ground = sports court = playground > tennis court = padel courts = basket ball court = jogging track = cricket ground
construction = taameer = tamirat = tameerat
civil works = builder = civil contractor = construction company = construction firm = construction contractor = tameerati company > original works = certain facilities = certain works = misc works = general works = maint works
building > hostel = bungalow = barracks = residential block = academic block
renovation = remodeling = facelift = renov = tazeen o araish = تزئین و آرائش > revamping = improvement works
repair = rectification > reclamation = renovation
maintenance = upkeep > overhauling = repair
r m > repair and maintenance = repair maintenance = maintenance and repair
operation and maintenance = o m = operation maintenance
b r = buildings and roads
e m = electrical and mechanical = electrical mechanical
upgradation = up gradation = upgrading
washroom renovation = toilet renovation = bathroom renovation = washroom repair = toilet repair = bathroom repair > renovation of toilets = renovation of washrooms = rehabilitation of washrooms = improvement of toilets = rehabilitation of toilet = toilet blocks = construction of toilet = reconstruction of washroom
paint = rangai = rang saz = rangsaz > repainting = paint works = whitewash
whitewash = safedi = safaidi = qalai = colour wash = color wash > paint work = painting works = external paint
roof treatment = chhat marammat = chat marammat = chhat leakage = chat leakage = chhat tapakna = roof waterproofing = roof insulation = heat proofing = چھت مرمت > seepage treatment
partition work = office partition = aluminium partition = cabin partition = glass partition = partitioning
wooden partition > partition work
interior = interior contractor = interior decorator > glass partition = wall panelling = interior furnishing
floor tiles = tile fixing = tiles lagana = farsh = فرش > mosaic floor
marble work = marble fixing = tile and marble > floor tiles = mosaic floor = marble tiles
boundary wall = chaar diwari = chahar deewari = char dewari = charo diwari = security wall > precast wall
fencing = jangla = khardar taar = باڑ > boundary fence
gate = گیٹ = phatak
wooden work = carpenter = tarkhan = lakri kaam > wall panelling = wooden partition
iron grill = lohay kaam = lohay gate = loha gate = gate fabrication > gate installation = installation of gate = construction of gate
watch tower = guard tower = security tower = watch towers > security watch towers
underground tank = ugwt = underground water tank
railway track = permanent way = p way = patri > ballast = railway sleepers = concrete sleepers = psc sleepers
strong room = vault room = safe room = bank vault
plaster = cement plaster = plastering
water supply = water supply line = water line = pani line = water pipeline = water line laying = واٹر سپلائی > water supply scheme = rising main = water main = water distribution
sewerage = sewer line = sewerage line = gutter = gatar = nikasi aab = nikasi ab = سیوریج لائن > drainage system = septic tank = manholes
nullah = nala = naala
desilting = bhal safai = بھل صفائی = nala safai = nalay safai = nali safai = drain cleaning = sewer cleaning = sewer safai = sewer line safai = sewer line cleaning = gutter safai = نالہ صفائی = نالوں صفائی = سیوریج لائن صفائی = سیوریج صفائی > drains nullah = nullah lai
tubewell = tubwell = tubewel = pani bore > water bore
borehole = water boring = bore karna > tubewell
pipeline laying = pipe laying = pipe line laying = laying of pipe = laying of pipeline = gas pipeline laying > pipeline works = pipeline section = pipeline crossing = pipeline project = replacement of pipeline = installation of pipeline
directional drilling = trenchless = hdd boring = horizontal drilling
cathodic protection = corrosion control = cp system > ground bed
tank cleaning = cleaning of tank = tank safai = tanki safai = water tank safai = water tank cleaning = pani tanki safai > desludging
tank repair = storage tank repair = tank rehabilitation > rehabilitation tank = rehabilitation of storage tank = rehabilitation of storage tanks = rehabilitation of vertical = rehabilitation for tank
electrification = electrical work = electrical contractor = bijli fitting = bijli kaam = bijli wiring = electric wiring = electrical wiring = house wiring > rehabilitation of electric = electric switch board = electrical substation
grid station = substation = sub station = گرڈ سٹیشن = گرڈ اسٹیشن > switchyard = line bay
transmission line = ٹرانسمیشن لائن = overhead line = hv line = high tension line = tower line > stringing = tower foundation = erection of tower = erection of towers = reconductoring
distribution line = ht line = lt line = 11kv line = 11 kv line = electric line = bijli line > maintenance of distribution = ht lt lines = ht lt poles
transformer repair = transformer reclamation = transformer rewinding = transformer marammat > reclamation = repair of transformers = repair of distribution transformers
streetlight = street lighting = road lights = high mast = pole lights > solar street light
decoration = decorative lighting = charaghan = chiraghan = chiragan = sajawat = چراغاں > decorative lights
solar system = سولر سسٹم = solar installation = solar company = solar power plant = solar lagana = on grid solar = pv system = p v system = sun power = شمسی توانائی
solar > photovoltaic
earthing > earth pits
hvac = central ac = central air conditioning = air conditioning plant = chiller plant < chilled water = cooling coils
ac service = ac servicing = ac service contract = ac technician > hvac maintenance = ac maintenance = maintenance of air conditioners = maintenance services for hvac = repair of chiller = chiller maintenance = maintenance of hvac = r m of hvac = servicing of hvac = hvac plant = services for hvac
lift = لفٹیں > escalator
landscaping = bagbani = baghbani = lawn = garden maintenance = park maintenance = mali services = malies = malis > green areas = seasonal flowers = indoor plants
flood protection = flood works = flood bund = river training = river protection = sailab = stone pitching = protection wall > gabion = retaining wall = breast wall
canal > distributary = canal lining
dam > weir = barrage = spillway
irrigation = abpashi = aabpashi = آبپاشی > drip irrigation = sprinkler irrigation = watercourse
supervision = nigrani = نگرانی
demolition = مسماری = mismari = tor phor = imarat girana = building girana = malba > demolished structure
soil testing = soil test = subsoil investigation = sub soil investigation = soil survey = geotechnical = mitti test
topographic survey = surveyor = paimaish = demarcation = drone survey = total station survey > detailed survey = route survey
prefabricated = prefab house = prefab building > pre fab infrastructure = porta cabins
ship repair = vessel repair = boat repair = dockyard = dry docking > special survey
mes = military engineer service = military engineering services = garrison engineer = cmes < ge army = ge air = ge navy
army = pak army = pakistan army = pak fauj
navy = pak navy = pak bahria
paf = pak fazaia = paf base
cantonment board = cantt board = cantonment = chaoni
military farm = mil farm = military farms = mil farms
ordnance depot = ord depot
vehicle = gariyan = garian = gariyon = gadi = gaadi = gadiyan
tube well > borehole = bore hole = boring = dug well
rewinding = وائنڈنگ = re winding = rewind
chairlift = chair lift = cable car = ropeway = چیئر لفٹ
guard rail = guardrail = crash barrier = jersey barrier
foot bridge = footbridge = pedestrian bridge = overhead bridge
suspension bridge = hanging bridge = jhoola pul = jhula pul
sluice gate = penstock gate = barrage gate
lift irrigation > irrigation pump
wastewater treatment = waste water treatment = effluent treatment = etp > sewage treatment plant
disposal station = disposal works = sewage pumping station
tartan track = athletics track = synthetic track
janazgah = jinazgah = janaza gah = جنازہ گاہ
eidgah = eid gah = عید گاہ
snow clearance = snow removal = snow clearing = snow blower
shuttering = formwork
crushing plant = stone crusher = crusher plant
batching plant = concrete plant
landfill = land fill = dumping site = dump site
rolling shutter = roller shutter = shutter gate
traffic signs = road signs = caution boards
speed breaker = speed hump = rumble strips
epoxy flooring = epoxy floor = epoxy paint
vinyl flooring = pvc flooring = vinyl sheet
solar pump = solar tubewell = solar tube well = solar water pump = solar submersible pump
dosing pump = chlorinator = chlorine doser
community centre = community hall = کمیونٹی سنٹر
`;
