/** Trades that serve: advice, software, people, food, transport, sales and rights, as firms name them and as notices do. */
export const SERVICES = `
consultancy = consulting firm = advisory services = مشاورت > feasibility study = transaction advisor = design services = resident supervision = third party evaluation = third party validation = financial advisor = vetting
engineering consultancy = engineering consultant = civil consultant = design consultant = design consultancy = engineering firm = structural engineer > construction supervision = resident supervision = re supervision = detailed design = feasibility study = design and supervision
architect = architect firm = architectural design = architectural services = building design = naqsha nawees = آرکیٹیکٹ > detailed design = architecture services = re supervision = architectural firm
construction supervision = resident supervision = supervision consultant = supervision of works = re supervision = project management consultancy > design and supervision
feasibility study = feasibility = feasibility report = feasability
environmental impact assessment = eia = environmental consultant = environmental study > noc from epa = environmental monitoring
third party validation = tpv = third party evaluation = third party monitoring = third party audit = independent verification = performance audit
third party inspection = tpi = ndt = non destructive testing > third party testing = integrity testing
iso certification = iso 9001 = iso consultant = iso consultancy = iso certificate > iso iec = iso 50001 = management system standards
audit = ca firm = accounting firm = آڈیٹر
asset valuation = valuer = property valuation = property valuer = valuation services = valuation of assets > revaluation = valuation of property
valuation > revaluation
actuary = actuarial = actuarial valuation = actuaries
financial advisor = financial consultant = transaction advisor = transaction advisory
physical verification = asset tagging = stock taking = asset verification = inventory verification > verification of assets
risk assessment = hazop = safety audit = hse study > hazops
energy audit = energy auditor = energy conservation audit = energy efficiency study
market research = survey firm = survey company = opinion survey = baseline survey = perception survey < third party monitoring = third party validation = sentiments surveys
hr consultant = hr firm = hr consultancy = organizational restructuring = job evaluation > succession planning = skills gap
legal services = legal counsel = legal consultant = legal advisory = legal firm = legal adviser = law chamber = attorney = vakil = kanooni musheer = qanooni mashwara > legal counsels
tax consultant = tax consulting = tax lawyer = tax firm = tax advisory = tax filing = tax return = income tax consultant = tax wakeel > tax compliance = tax related = tax matters
software = سافٹ وئیر = soft ware = سافٹ ویئر > erp = management information system = document management system = data management system = learning solution = saas = antivirus = microsoft = oracle = sharepoint = veeam = vmware = licenses = information system = mobile application = hr management system = billing system < chat bot = subscription = website = web portal
software development = software house = software company = software developer = it company > management information system = document management system = data management system = development of mobile = education management system = e learning = saas = chat bot
mobile app = mobile application = android app = app development = app developer = ایپ > software development = application development = development of mobile
website development = web development = web designing = web design = website design = website designing = web developer = website banana > website
web hosting = website hosting = server hosting = domain registration > managed dns = ssl certificates = co location = cloud hosting
cloud > saas = cloud infrastructure
erp software = erp system = erp solution > erp = management information system = campus management = hmis
cyber security = it security = network security = vapt > endpoint security = ddos = siem = soar = dns security = information security management < firewall = fortinet = antivirus
software licence = software license = license renewal = software renewal = software subscription > microsoft licenses = annual subscription = renewal of subscription = license period = microsoft 365 = annual renewal
document scanning = file scanning = scanning of documents = digital archiving = document digitization = data entry > scanning indexing = document management
data entry = data entry operators = data processing
internet bandwidth = broadband = internet provider = internet company = internet connection = internet connections = fiber internet = dsl > intranet = mpls
internet < bandwidth = data services = data connectivity = intranet = wireless data
data connectivity > intranet = mpls = satellite link = vpn
call centre = call center = contact centre = contact center = helpline
bulk sms = sms service = sms gateway = branded sms = sms marketing > sms solution
sim card > cellular
network cabling = structured cabling = lan cabling = computer networking > lan setup
annual maintenance = annual maintenance contract = camc = service contract = yearly maintenance = service level agreement = sla < preventive maintenance = maintenance support = support renewal
security guard = guard company = security provider = ex army guards = سیکورٹی کمپنی
janitorial = cleaning company = safai company = safai wala = jaroob kash > facade cleaning
facility management = facilities management = building management services
fumigation = machar spray = machhar spray = mosquito spray = mosquito = deemak spray = keeray maar = chuha maar = fogging = فیومیگیشن = مچھر سپرے > anti termite = insect killer
labour = لیبر
human resource = manpower supplier = labour supplier = staff provider = deployment of staff = staff hiring = افرادی قوت > firm for deployment = contract staff
driver services = driver hiring = hiring of drivers = provision of drivers > drivers = dispatch riders
catering = nashta = khana supply = pakwan = pakwan center > meal service = ground feeding
food outlet = fast food = dhaba = tea stall = coffee shop > refreshment counter = snack bar
tea services = tea coffee = chai services < tea and coffee = tea service
vehicle hiring = vehicle rent = gari hire > hiring of coasters
bus hire = bus on rent = bus rent = coaster on rent = coaster hire > hiring of coaster = hiring of buses = hiring of transport = hired transport = rental transport
machinery on rent = machinery hire = machinery rent = heavy machinery rent = heavy machinery hire = construction machinery rent = crane hire = crane on rent = dozer on rent > hiring of machinery = hiring of crane = crawler dozer = dumpers on rental = rental of machinery
pick and drop = staff pick and drop = bus for staff = van for staff = vehicle for staff = school van = employees transport > pick drop
goods transport = saman dhulai = maal dhulai = transporter = goods carrier = truck transport = truck goods transport = truck rent = truck kiraye = trucks on rent = maal bardari = مال برداری = logistics services > freight services = cargo = freight forwarder = hmt < loading unloading = shifting = relocation
logistics > goods transport = transportation = freight services = carriage
freight > freight services = custom clearing = transportation of goods
transport = tpt > carriage
clearing agent = custom clearing = customs agent = custom agent = custom clearance = freight forwarder > freight services = shipping agent
house shifting = packers movers = shifting services = office shifting
car wash = car washing = gari dhona = service station
vehicle workshop = gari workshop = auto workshop = car repair = car workshop = motor workshop = vehicle repair workshop = denting painting > auto workshops = repair of vehicles = repair vehicles = repair government owned vehicles = maintenance of vehicles = maintenance of official vehicles = repair of official vehicles = repair of government vehicles = engine overhauling < vehicle repair = repair of transport
engine overhauling = engine overhaul = overhauling of engine = engine repair = engine rebuild > major overhauling
printing = printing press = offset printing = chapa khana = book printing = books printing
exhibition = numaish = نمائش
marquee = shadi hall = marriage hall = wedding hall = banquet hall
examination = exam = imtihan
ad agency = media agency = marketing agency = creative agency = advertising agency > media firm = creative designing = media relations = public relations = media campaign
digital marketing = social media marketing = social media = online marketing
billboards = outdoor advertising = advertising board > smd boards = hoarding board = installation of digital screens = digital screens smds = digital display screens = digital streamer = advertisement rights
event management = event company = taqreeb = تقریب > inauguration
hotel = hotel booking = room booking = kamra booking
air ticketing = air ticket = airline tickets = hawai ticket = travel company = travel services = ٹریول ایجنسی = ٹکٹ > travel agencies = iata
insurance = insurance company = insurance policy = insurance broker = beema = bima company > reinsurance = group term assurance
training provider = employee training = training company = training institute = training services = staff training = trainers > capacity building = arrangement of trainings = skill development
training = trg
recruitment = recruitment agency = recruitment firm = headhunting = hiring agency = executive search = job test = بھرتی > testing service provider = head hunting firms
laundry = washing clothes = clothes washing = laundary = laundry services = kapray dhona = dhulai = kapre dhulai = kapray dhulai = dry clean = dry cleaner = drycleaning = دھوبی = لانڈری > washing services = washing of linen = washing of uniforms = washing and ironing
solid waste = garbage = garbage lifting = garbage collection = kachra uthana = kooda uthana = waste disposal = waste management = فضلہ > lifting of waste = waste lifting = conservancy
hazardous waste = safe disposal = chemical waste > incineration = asbestos
courier = courier company = parcel = parcel service = tcs > hand delivery = dispatch riders
meter reading = bill distribution = bill delivery = meter reader > hand delivery of bills
lab testing = laboratory testing = laboratory services = testing laboratory = lab test = material testing = sample testing = لیبارٹری ٹیسٹ > quality testing = third party testing = proficiency testing
refilling of fire extinguishers = fire extinguisher refilling = extinguisher refilling = fire cylinder refilling > refilling repairing of fire
petrol pump = filling station = fuel station
prequalification = enlistment = enlistment of firms = vendor registration = contractor registration = registration of firms = registration of contractors = panel of firms = empanelment = پری کوالیفیکیشن
framework contract = rate running contract = frame work agreement = frame agreement = open framework = annual rate contract = running rate contract = ریٹ کنٹریکٹ
general order supplier = general order = general supplier = general supplies
collection rights = rights of collection = theka wasooli = fee theka = wasooli = وصولی > entry fee = toll tax = adda fee = shop board = collection of rights = parking fee
parking fee = parking theka = parking lease = parking contract = parking rights = parking stand theka > parking stand = parking fees
toll tax = toll plaza = toll collection = toll fee = toll rights = ٹول ٹیکس
adda > adda fee = bus stand
adda fee = adda theka = bus adda = bus adda theka = bus stand theka = bus stand = lari adda > haltage fee = wagon stand = rickshaw entry
cattle mandi = cattle market = maweshi mandi = bakra mandi = mandi maweshian = مویشی منڈی
latrine fee = public toilets = group latrine = public latrines
shops on rent = shop for rent = shop rent = shop on rent = shop lease = dukan kiraye = dukan kiraya = dukan rent = dukanain kiraye = دکان کرایہ > auction of shops = kiosk = gift shop = souvenir shop = business opportunity = tenancy right
land on lease = land for rent = lease of land = leasing of land = land on rent = land lease = zameen theka = zameen lease = zameen kiraye = zarai zameen = zari zameen = زرعی اراضی = زرعی زمین = agricultural land = farm land = farm land lease = farm land on lease > agri land = cultivation rights = land renting
plot = plots = residential plot = پلاٹ > purchase of land = land purchase = acquisition of land
office on rent = office for rent = building for rent = house for rent = building on rent = office building on rent = building required on rent = office rent = building rent = rent building = house on rent = makan kiraye = daftar kiraye = office kiraye = rental office space > rental premises < hiring of accommodation
auction = neelaam = nelami = nelaam = public auction = e auction = نیلام عام > sale of unserviceable = sale of old = sale of scrap
scrap = kabariya = scrap dealer = ناکارہ > un serviceable = unsvc = ber = obsolete = surplus items = dead stock = salvage = disposal of store = waste material = wastepaper = waste paper = off road vehicles = dismantled material
sale of vehicles = purani gari = purani gari nilami = purani gariyan nilami = used vehicle auction = purani gariyan = old vehicles = used vehicles = used cars = old cars = condemned vehicles > off road vehicles = scrap vehicles = auction of official vehicles = auction of motorcycles
tree cutting = cutting of trees = cutting of wood = darakht katai = tree removal
sale of trees = darakht neelami = lakri neelami = trees auction = wood auction = standing trees > dry trees = auction of wood
transformer scrap = scrap transformers = old transformers = purane transformer = damaged transformers > unserviceable power transformers = power transformers lying = disposal of power transformers = distribution transformers scrap
old batteries = purani battery = used batteries = battery scrap = purani batteries > damaged batteries
used oil = used engine oil = burnt engine oil = burnt oil = ueo = used mobil oil = jala mobil oil = jala hua mobil oil = waste oil = black oil = jala tel > dirty transformer oil
old furniture = purana furniture = used furniture > auction of furniture = disposal of furniture
ration packing material = packing material auction = bardana = khali bori = empty drums = khali drum = empty tins > ghee tins = paking material
hide and skin = hides and skins = khaal = khalein
manpower > outsourcing = support staff = operators = attendants = hiring of workers = provision of workers
rent a car = گاڑیاں کرایہ = کرایہ گاڑیاں > double cabin = hiring of van = hiring of cars = hiring of hilux = hiring of pickups < running of buses = transportation services = transport on rent = pick and drop
gardening = horticulture works < flowers = seedlings = sweet soil
canteen > cafe = food outlets < refreshment = catering
fuel supply = diesel supply = petrol supply = supply of fuel = supply of diesel = supply of petrol > fuel = pol = petrol = diesel = fleet cards
jeep rent = jeep hiring = van rent = van hiring = minibus rent = minibus hiring = car rent = car hiring = double cabin rent = double cabin hire > hiring pick up < vehicle hiring
conference hall = hall booking = hall rent = hall hiring = meeting hall
orchard = bagh nilami = garden auction = fruit auction = phal nilami = aam bagh = baghat > mango fruit = khajoor bagh = orchard lease
fishing rights = fishing lease = fishing contract = fish pond lease = machli theka = machli nilami = machli talab > fish hatchery
minerals lease = minor minerals = mineral lease = mining lease = mineral auction = ret theka = reti theka = sand lease = bajri theka > sand zones = iron ore = coal blocks
capacity building = human resource development > training
cash in transit = cash van = cash carrying
degree printing = degree forms = result cards = marks sheets = certificate printing = sanad > security paper
motor winding > rewinding
tyre retreading = retreading of tyre = tyre resoling
wheel alignment = wheel balancing
master plan = masterplan = town planning
`;
