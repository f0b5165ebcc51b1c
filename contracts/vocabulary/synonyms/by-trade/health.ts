/** Goods of wards, theatres, laboratories and pharmacies: as their suppliers call them, and as hospitals print them. */
export const HEALTH_GOODS = `
foley catheter = urinary catheter = foleys catheter > catheter = disposable items = surgical items
surgical blade = scalpel = bp blade = b p blade > surgical items = disposable items
scalp vein set = butterfly needle = butterfly cannula > disposable items = surgical items
iv set = infusion set = drip set = i v set = giving set > disposable items = surgical items
iv cannula = branula = i v cannula = intravenous cannula > cannula = disposable items = surgical items
surgical tape = micropore = sticking plaster = adhesive plaster = medical tape > surgical items
endotracheal tube = et tube = endo tracheal tube > disposable items = surgical items
nasogastric tube = ng tube = ryles tube = feeding tube > disposable items = surgical items
vacutainer = blood tubes = blood collection tubes = edta tubes = gel tubes > disposables = lab items
diapers = adult diapers = pampers = nappies
sanitary napkins = sanitary pads = sanitary towels = menstrual pads
bone plates = orthopedic plates = orthopaedic plates = plates and screws > orthopaedic implants = orthopedic implants = implants
dialyzer = dialyser = haemodialyzer = hemodialyzer > dialysis = haemodialysis = hemodialysis
first aid kit = first aid box = medical kit = فرسٹ ایڈ باکس
paracetamol = panadol = acetaminophen > medicine = drugs = bulk lp
amoxicillin = augmentin = co amoxiclav > antibiotics = medicine = drugs
analgesics = painkillers = pain killer > paracetamol = medicine = drugs
antidiabetic = anti diabetic = diabetes medicine = sugar medicine > insulin = metformin = medicine
anti tuberculosis = anti tb = tb medicine = tb drugs = tuberculosis drugs > medicine
hepatitis medicine = hepatitis drugs = anti hepatitis > sofosbuvir = antiviral = interferon
rabies vaccine = anti rabies = dog bite vaccine = antirabies > vaccine
anti snake venom = anti venom = antivenom = snake venom = snake bite
polio vaccine = polio drops = opv
oral rehydration = ors = rehydration salt
iv fluids = iv infusions = i v fluids = infusion fluids > normal saline = ringer lactate = dextrose water
drips > iv infusions = normal saline = ringer lactate
normal saline = sodium chloride infusion = saline drip > iv fluids = iv infusions = medicine
anaesthetic drugs = anaesthesia drugs = anesthesia drugs = anaesthesia medicine = anesthetic = anaesthetic agents > isoflurane = sevoflurane = propofol
contraceptives = family planning = birth control > condoms
multivitamins = multi vitamin = vitamins > medicine
homoeopathic = homeopathic = homeopathy = homoeopathy = ہومیوپیتھک = ہومیو پیتھک
unani medicine = herbal medicine = hakeem dawai = desi dawai = tibb = یونانی
haemophilia = hemophilia = clotting factor = blood factor > factor viii = factor ix
day to day medicine = medicine on local purchase = lp medicine = daily medicine > bulk lp = daily lp
contrast media = contrast medium = contrast agent = x ray contrast = omnipaque = ultravist > medicine
disinfectant = germicide = jaraseem kush = جراثیم کش > antiseptic = sanitizer = chlorine
antiseptic = antiseptic liquid = dettol = savlon > disinfectant = povidone iodine
rapid test = test strips = rapid diagnostic = strip test > lab kits = diagnostic kits
hepatitis kits = hbsag = anti hcv = hcv kits = hepatitis test > lab kits = diagnostic kits
culture media = nutrient agar = agar = microbiological media > reagent = lab chemicals
distilled water = deionized water = deionised water = demineralized water = battery water
hplc = high performance liquid = liquid chromatography = liquid chromatograph > chromatograph = chromatography = lab equipment
gas chromatograph = gas chromatography = gc ms = gcms > chromatograph = chromatography = lab equipment
spectrophotometer = spectro photometer = uv vis = spectrometer > lab equipment
analytical balance = electronic balance = weighing balance = lab balance = digital balance > lab equipment
biosafety cabinet = biological safety cabinet = bio safety cabinet = laminar flow = laminar air flow > lab equipment
fume hood = fume cupboard = fume chamber > lab equipment
thermal cycler = pcr machine = thermocycler = real time pcr > pcr = lab equipment
ultra low freezer = ultra low temperature freezer = minus 80 freezer = 80 c freezer > deep freezer
haematology analyzer = hematology analyzer = cbc analyzer = cbc machine = cell counter > analyzer
blood gas analyzer = abg analyzer = abg machine = arterial blood gas > analyzer
forensic kit = crime scene kit = crime scene investigation = investigation kit > finger print powder = forensic
bp apparatus = bp machine = b p apparatus = sphygmomanometer = blood pressure apparatus = blood pressure monitor > medical equipment
pulse oximeter = oximeter = spo2
suction machine = suction unit = suction apparatus
ot light = operation theatre light = operating light = surgical light = shadowless light
ot table = operation table = operating table = surgical table
nebulizer = nebuliser = nebulization
oxygen plant = psa oxygen = oxygen generation plant
c arm = image intensifier > radiology equipment = x ray
mammography = mammogram > radiology equipment
angiography = cath lab = cathlab = catheterization lab = catheterization laboratory > cardiology equipment
echocardiography = echo machine = echo cardiography = color doppler = colour doppler > ultrasound
ctg machine = cardiotocograph = cardiotocography = fetal monitor = foetal monitor
diathermy = electrosurgical = electro surgical unit = cautery machine = electrocautery
opg = dental x ray = orthopantomogram > dental
dental material = dental consumables = dental items = dental stores > dental
physiotherapy = physiotherapy equipment = fizyotherapy = فزیوتھراپی = tens machine = traction machine > rehabilitation equipment
crutches = baisakhi = بیساکھی > walking aids = assistive devices
assistive devices = disability aids = devices for disabled = devices for persons with disabilities = disability equipment > wheel chair = crutches = hearing aid = tricycles
examination couch = examination table = patient couch > hospital furniture
central gas pipeline = medical gas pipeline = oxygen pipeline = medical oxygen pipeline > medical gases
cssd = central sterile supply = sterilization department > autoclave
radiotherapy = radiation therapy > linear accelerator = linac = brachytherapy = cobalt 60
linear accelerator = linac > radiotherapy
nuclear medicine > radioisotopes = radiopharmaceuticals = gamma camera = pet ct
radioisotopes = radio isotopes = radiopharmaceuticals > nuclear medicine
digital radiography = digital x ray = dr system = computed radiography = cr system > pacs = x ray = radiology
defibrillator = aed = automated external defibrillator
`;
