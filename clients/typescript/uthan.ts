// Made from the description of the API by `npm run client`: change that, not this file.

/** The version of the API that this client was made for. */
export const apiVersion = "1";

/** Every code of a failure. */
export type ErrorCode = "VALIDATION" | "UNAUTHENTICATED" | "INVALID_CREDENTIALS" | "ACCOUNT_DISABLED" | "CODE_REQUIRED" | "ACCOUNT_SUSPENDED" | "FORBIDDEN" | "SCOPE_REQUIRED" | "STEP_UP_REQUIRED" | "TWO_STEP_REQUIRED" | "NOT_FOUND" | "GONE" | "EMAIL_TAKEN" | "EMAIL_DISABLED" | "CODE_INVALID" | "CODE_EXPIRED" | "CODE_LOCKED" | "RESET_TOKEN_INVALID" | "EDIT_LIMIT" | "NAME_LOCKED" | "NO_CHANGES" | "STATE_CONFLICT" | "DUPLICATE" | "KEY_REUSED" | "UNSUPPORTED_IMAGE" | "TOO_LARGE" | "TOO_MANY" | "UNAVAILABLE" | "INTERNAL";

export type AlreadyVerified = { success: true; alreadyVerified: true; registrationToken: string };
export type ApiKey = { _id: string; name: string; start: string; scopes: ("posts:read" | "posts:write" | "saved:read" | "searches:read" | "webhooks" | "import:write")[]; createdAt: string; lastUsedAt: string | null; expiresAt: string | null };
export type AreaGuide = { area: GuideArea; text: { bn: string; en: string; at: string } | null; around: GuideArea[]; parts: { area: GuideArea; count: number }[]; measuredAt: string; minimum: number; offered: { sell: { count: number; kinds: ({ propertyType: "apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse"; count: number; middle: number | null })[]; beds: ({ bedrooms: number; count: number; middle: number | null })[] }; rent: { count: number; kinds: ({ propertyType: "apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse"; count: number; middle: number | null })[]; beds: ({ bedrooms: number; count: number; middle: number | null })[] } }; rates: GuideRate[]; history: MonthRate[]; days: { sell: DaysLive; rent: DaysLive }; rentYield: { share: number; sell: number; rent: number } | null; tenants: { count: number; family: number; bachelor: number }; neighbours: Neighbour[]; landmarks: { id: string; en: string; bn: string; kind: string }[]; stations: { bn: string; en: string; km: number }[]; newest: PostCard[] };
export type AreaRate = { per: "sqft" | "katha"; area: "locality" | "subDistrict" | "district"; count: number; low: number; middle: number; high: number };
export type AreasAnswer = { success: true; divisions: DivisionArea[] };
export type Article = ArticleBlock[];
export type ArticleBlock = { is: "paragraph"; children: ArticleInline[] } | { is: "heading"; level: 2 | 3; id: string; children: ArticleInline[] } | { is: "list"; ordered: boolean; start: number; items: ArticleBlock[][] } | { is: "quote"; children: ArticleBlock[] } | { is: "table"; head: ArticleInline[][]; rows: ArticleInline[][][] } | { is: "rule" };
export type ArticleCard = { _id: number; slug: string; title: string; excerpt: string; cover: "papers" | "agreement" | "measure" | "together" | "firm" | "fraud" | "loan" | "moving" | "areas" | "metro" | "damp" | "costs"; category: "buying" | "renting" | "land" | "building" | "interior" | "money" | "safety" | "areas"; tags: string[]; author: string; publishedAt: string; updatedAt: string; readMinutes: number };
export type ArticleInline = { is: "text" | "code"; text: string } | { is: "strong" | "emphasis"; children: ArticleInline[] } | { is: "link"; to: string; children: ArticleInline[] } | { is: "break" };
export type ArticlePage = { _id: number; slug: string; title: string; excerpt: string; cover: "papers" | "agreement" | "measure" | "together" | "firm" | "fraud" | "loan" | "moving" | "areas" | "metro" | "damp" | "costs"; category: "buying" | "renting" | "land" | "building" | "interior" | "money" | "safety" | "areas"; tags: string[]; author: string; publishedAt: string; updatedAt: string; readMinutes: number; body: Article; comments: number };
export type AuditEntry = { _id: string; at: string; actor: { id: string; name: string; role: "user" | "firmOwner" | "support" | "admin" } | null; action: string; subjectType: string; subjectId: string; before: unknown; after: unknown };
export type BothLanguages = { bn: string; en: string };
export type Broadcast = { _id: string; audience: "everyone" | "sellers" | "owners" | "firmOwners" | "staff"; division: "dhaka" | "rajshahi" | "chittagong" | "sylhet" | "khulna" | "barishal" | "rangpur" | "mymensingh" | null; title: { bn: string; en: string }; message: { bn: string; en: string }; link: string | null; state: "sending" | "sent" | "stopped"; recipients: number; told: number; by: string; createdAt: string; endedAt: string | null };
export type BusyArea = { division: Named; district: Named; subDistrict: Named; locality?: Named; sell: number; rent: number; rate: { low: number; high: number } | null };
export type CodeSent = { success: true; expiresIn: number; resendIn: number };
export type Comment = { _id: string; text: string | null; author: { _id: string; name: string; proPic: string | null; staff: boolean } | null; createdAt: string; editedAt: string | null; held: boolean; own: boolean; editableUntil: string | null };
export type CopiedPhoto = { index: number; image: PostImage; mirrored: boolean; other: { PostID: number; postTitle: string; state: "pending" | "approved" | "rejected" | "cancelled" | "hidden" | "sold" | "rented" | "expired" | "deleted"; submittedAt: string; image: PostImage; owner: { _id: string; name: string; joinDate: string }; ownerHistory: OwnerHistory } };
export type Dashboard = { queues: ({ kind: "posts" | "reviews" | "reports" | "interests" | "promotions"; waiting: number; oldest: string | null })[]; pace: { decided: number; medianMinutes: number | null; p90Minutes: number | null; late: number }; newUsers: { day: string; count: number }[]; reveals: { day: string; count: number }[]; searches: { searches: number; empty: number }; posts: ({ division: "dhaka" | "rajshahi" | "chittagong" | "sylhet" | "khulna" | "barishal" | "rangpur" | "mymensingh"; sell: number; rent: number })[]; views: { paid: { posts: number; views: number }; free: { posts: number; views: number } }; traffic: Traffic; visits: { month: string; mobile: number; desktop: number }[]; outdatedRates: ("registration" | "loan")[] };
export type DaysLive = { count: number; middle: number | null };
export type Demand = { division: Named; subDistrict: Named | null; people: number };
export type DictionaryEntry = { _id: string; kind: "synonym" | "filler" | "landmark"; words: string[]; means: string | null; places: { id: string; en: string; bn: string }[]; overrides: string[]; changedAt: string };
export type District = { id: string; en: string; bn: string; aliases: string[]; subDistricts: SubDistrict[] };
export type DivisionArea = { id: string; en: string; bn: string; aliases: string[]; districts: District[] };
export type EarlierDecision = { decision: "upheld" | "dismissed"; at: string; by: string | null; note: string | null; reports: number };
export type Facets = { success: true; purpose: "sell" | "rent" | "group" | "interior"; total: number; totalIsExact: boolean; prices: { from?: number; to?: number; count: number }[]; types: ({ count: number; isExact: boolean; value: "apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse" })[]; bedrooms: { count: number; isExact: boolean; value: number }[] };
export type Failure = { success: false; error: string; message: string; fields?: Record<string, string>; retryAfter?: number; signInHelps?: true };
export type FieldChange = { field: string; before: unknown; after: unknown };
export type Firm = { PostID: number; type: "interior"; companyName: BothLanguages; categories: ("exterior" | "furniture" | "home" | "office" | "restaurant" | "cafe" | "hotel" | "showroom" | "gym")[]; luxury: boolean; budgetFriendly: boolean; lowBudget: boolean; selections: Record<string, boolean>; averageRating: number; totalRatings: number; startingPrice: BothLanguages | null; division: string; district: string; subDistrict: string; place: Place; logo: PostImage | null; firstImageUrl: string | null; imageUrls: number; images: PostImage[]; postDate: string; lastUpdated: string; about: BothLanguages; since: number | null; address: string | null; areasServed: Named[]; cover: PostImage | null; galleryTotal: number; albums: ({ category: "exterior" | "furniture" | "home" | "office" | "restaurant" | "cafe" | "hotel" | "showroom" | "gym"; count: number })[]; histogram: RatingCount[]; codesIssued: number; reviewsLeft: number; responseHours: number | null; answered: number; reviews: PublicReview[]; gallery: ({ src: string; srcset: string; w: number; h: number; blurhash: string | null; bytes?: number[]; shot?: "living" | "dining" | "bedroom" | "kitchen" | "bath" | "balcony" | "entrance" | "roof" | "parking" | "outside" | "road" | "yard" | "front" | "back" | "left" | "right" | "pillar" | "board" | "inside" | "gate" | "loading" | "power" | "plan"; id: string; category: "exterior" | "furniture" | "home" | "office" | "restaurant" | "cafe" | "hotel" | "showroom" | "gym"; caption: BothLanguages | null; stage: "before" | "after" | null })[] };
export type FirmCard = { PostID: number; type: "interior"; companyName: BothLanguages; categories: ("exterior" | "furniture" | "home" | "office" | "restaurant" | "cafe" | "hotel" | "showroom" | "gym")[]; luxury: boolean; budgetFriendly: boolean; lowBudget: boolean; selections: Record<string, boolean>; averageRating: number; totalRatings: number; startingPrice: BothLanguages | null; division: string; district: string; subDistrict: string; place: Place; logo: PostImage | null; firstImageUrl: string | null; imageUrls: number; images: PostImage[]; postDate: string; lastUpdated: string };
export type FirmResponse = { text: string; at: string; editableUntil: string };
export type FloorPlan = { north: number | null; rooms: ({ kind: "master" | "bedroom" | "drawing" | "dining" | "living" | "kitchen" | "bathroom" | "balcony" | "study" | "prayer" | "servant" | "store" | "passage" | "stairs" | "parking" | "hall" | "office" | "other"; name?: string; x: number; y: number; w: number; h: number })[]; doors: ({ room: number; side: "top" | "right" | "bottom" | "left"; at: number; width: number })[]; windows: ({ room: number; side: "top" | "right" | "bottom" | "left"; at: number; width: number })[] };
export type FoundItem = FoundPost | GroupCard | FirmCard;
export type FoundPost = { PostID: number; type: "sell" | "rent"; propertyType: "apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse"; size: number | null; landSize: number | null; landUnits: "katha" | "bigha" | "acres" | "shotok" | null; landCategory: "agricultural" | "residential" | "commercial" | "other" | null; bedrooms: number | null; bathrooms: number | null; division: string; district: string; subDistrict: string; locality: string | null; street: string | null; price: number; priceUnits: "total" | "perSqft" | "perMonth"; tenants: ("family" | "bachelor" | "female" | "student" | "office")[]; availableFrom: string | null; postTitle: string; condition: "new" | "used" | null; constructionStatus: "ready" | "underConstruction" | null; availableFloor: number | null; postedBy: "owner" | "agent" | "developer"; hasFloorPlan: boolean; previousPrice: number | null; landSqft: number | null; place: Place; point: PublicPoint | null; paid: boolean; state: "pending" | "approved" | "rejected" | "cancelled" | "hidden" | "sold" | "rented" | "expired" | "deleted"; firstImageUrl: string | null; imageUrls: number; images: PostImage[]; postDate: string; lastUpdated: string; promoted?: true; alike?: number };
export type GroupCard = { PostID: number; type: "group"; title: BothLanguages; developBy: string; stage: "forming" | "landBought" | "building" | "closed"; flatSizeMin: number; flatSizeMax: number; landSqft: number; storeys: number; totalFlats: number; shares: Shares; sharePrice: number; division: string; district: string; subDistrict: string; place: Place; location: string | null; firstImageUrl: string | null; imageUrls: number; images: PostImage[]; postDate: string; lastUpdated: string };
export type GroupDocument = { kind: "deed" | "mutation" | "khatian" | "tax" | "planApproval" | "soilTest" | "memberAgreement" | "bankAccount"; state: "seen" | "submitted" | "missing"; seenOn: string | null };
export type GroupOffer = { PostID: number; type: "group"; title: BothLanguages; developBy: string; stage: "forming" | "landBought" | "building" | "closed"; flatSizeMin: number; flatSizeMax: number; landSqft: number; storeys: number; totalFlats: number; shares: Shares; sharePrice: number; division: string; district: string; subDistrict: string; place: Place; location: string | null; firstImageUrl: string | null; imageUrls: number; images: PostImage[]; postDate: string; lastUpdated: string; about: BothLanguages; roadWidthFt: number | null; price: { land: number; construction: number; approval: number }; booking: number; landInstalments: number; buildInstalments: number; instalments: Instalment[]; constructionStart: string | null; handover: string | null; planApproval: "notApplied" | "applied" | "approved"; facilities: ("prayerRoom" | "security" | "fireExit" | "fireProtection" | "alarm" | "electronicSecurity" | "conversationRoom" | "waterConnection" | "hotWater" | "gym" | "pool" | "garden" | "selfWaterSupply" | "generator" | "intercom" | "wifi" | "cableTv" | "solarPanel" | "servantRoom" | "guestParking")[]; ledger: Share[]; milestones: Milestone[]; documents: GroupDocument[] };
export type GuideArea = { id: string; en: string; bn: string; level: "division" | "district" | "subDistrict" | "locality" };
export type GuideRate = { type: "sell" | "rent"; propertyType: "apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse"; per: "sqft" | "katha"; count: number; quartiles: { low: number; middle: number; high: number } | null };
export type HealthReport = { jobs: { name: string; waiting: number; active: number; failed: number }[]; givenUp: { _id: string; job: string; reason: string; at: string }[]; mails: { waiting: number; newest: QueuedMail[] }; storage: { freeBytes: number | null; failedWrites: number }; sockets: number; versions: { product: string; node: string; postgres: string; migration: string; migrations: number } };
export type HoldOfPost = { number: number; until: string };
export type ImportReport = { read: number; added: number; changed: number; unchanged: number; refused: number; rows: RowResult[] };
export type Instalment = { number: number; part: "booking" | "land" | "construction"; amount: number };
export type Interest = { _id: string; kind: "group" | "interior"; at: string; PostID: number | null; title: { bn: string; en: string } | null; name: string; occupation: string; phone: string; division: string | null; location: string | null; note: string | null; state: "new" | "called" | "joined" | "declined"; staffNote: string | null };
export type LegalRequest = { _id: string; number: number; at: string; answerBy: string; kind: "authority" | "copyright" | "privacy" | "other"; name: string; organisation: string | null; email: string; phone: string | null; subject: string; text: string; basis: string | null; state: "received" | "checking" | "granted" | "refused"; staffNote: string | null; holds: { PostID: number; until: string }[] };
export type Locator = { width: number; height: number; district: string; around: string; sea: string; rivers: { path: string; width: number }[]; metro: string; stations: { x: number; y: number }[]; pin: { x: number; y: number; name: { en: string; bn: string }; radius: number | null }; labels: ({ x: number; y: number; kind: "place" | "district" | "river" | "station"; bn: string; en: string })[]; scale: { km: number; width: number }; inset: { path: string; pin: { x: number; y: number }; name: Named } };
export type LoggedSearch = { text: string; purpose: "sell" | "rent" | "group" | "interior" | null; searches: number; empty: number; total: number | null; understood: Understood[]; ignored: string[]; chosen: number; position: number | null; posts: number[]; lastDay: string };
export type LoginAnswer = { success: true; userToken: string; returned?: true };
export type MailStop = { reason: "bounce" | "complaint"; status: string | null; at: string };
export type MapAnswer = { success: true; purpose: "sell" | "rent"; propertyType: "apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse" | null; rateOf: "apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse"; per: "sqft" | "katha"; areas: MapArea[] };
export type MapArea = { id: string; en: string; bn: string; level: "district" | "subDistrict"; division: string; district: string; count: number; countIsExact: boolean; rate: number | null };
export type MapPlace = { id: string; en: string; bn: string; level: "district" | "subDistrict" | "locality"; subDistrict?: string; lat: number; lng: number };
export type Member = { id: string; _id: string; name: string; email: string; phone: string | null; proPic: string | null; role: "user" | "firmOwner" | "support" | "admin"; status: "normal" | "suspended" | "Disabled"; suspendedAt: string | null; suspendedUntil: string | null; statusReason: string | null; joinDate: string; lastSeenAt: string | null; leavesAt: string | null; counts: { posts: number; live: number; upheldReports: number } };
export type MemberHistory = { notes: MemberNote[]; posts: MemberPost[]; counts: { reportsMade: number; reportsAgainst: number; numbersLookedUp: number; reviews: number } };
export type MemberNote = { _id: string; text: string; at: string; by: string };
export type MemberPost = { PostID: number; type: "sell" | "rent"; postTitle: string; state: "pending" | "approved" | "rejected" | "cancelled" | "hidden" | "sold" | "rented" | "expired" | "deleted"; postDate: string };
export type Milestone = { kind: "land" | "mutation" | "team" | "planApproval" | "piling" | "structure" | "finishing" | "handover"; state: "done" | "current" | "planned"; month: string | null; note: BothLanguages | null; image: PostImage | null };
export type MonthRate = { type: "sell" | "rent"; propertyType: "apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse"; per: "sqft" | "katha"; count: number; month: string; low: number; middle: number; high: number };
export type Named = { id: string; en: string; bn: string };
export type Neighbour = { area: GuideArea; km: number | null; count: number; middle: number; difference: number | null };
export type NewAuthenticator = { secret: string; uri: string; qr: { side: number; path: string } };
export type NotFoundPost = { _id: string; postId: number; type: "sell" | "rent" | "group" | "interior"; postTitle: string; savedAt: string };
export type Notification = { _id: string; title: string; message: string; link: string; isRead: boolean; createdAt: string; kind: "post_submitted" | "post_approved" | "post_rejected" | "post_cancelled" | "post_expiring" | "post_expired" | "edit_limit_near" | "post_reported_warning" | "promotion_contacted" | "promotion_active" | "promotion_ended" | "promotion_lapsed" | "saved_price_drop" | "saved_unavailable" | "visit_soon" | "saved_search_match" | "report_resolved" | "review_approved" | "review_rejected" | "review_received" | "firm_response" | "comment_reply" | "interest_update" | "username_changed" | "password_changed" | "account_suspended" | "account_restored" | "announcement" | "system" };
export type Offered = { text: string; name: Named; q: string };
export type Office = { open: boolean; until: string; dayOff: { bn: string; en: string } | null };
export type OtherPurpose = { purpose: "sell" | "rent"; total: number; totalIsExact: boolean };
export type Overview = { areas: BusyArea[]; review: ReviewPace; office: Office };
export type OwnPost = { PostID: number; type: "sell" | "rent"; propertyType: "apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse"; size: number | null; landSize: number | null; landUnits: "katha" | "bigha" | "acres" | "shotok" | null; landCategory: "agricultural" | "residential" | "commercial" | "other" | null; bedrooms: number | null; bathrooms: number | null; division: string; district: string; subDistrict: string; locality: string | null; street: string | null; price: number; priceUnits: "total" | "perSqft" | "perMonth"; tenants: ("family" | "bachelor" | "female" | "student" | "office")[]; availableFrom: string | null; postTitle: string; condition: "new" | "used" | null; constructionStatus: "ready" | "underConstruction" | null; availableFloor: number | null; postedBy: "owner" | "agent" | "developer"; hasFloorPlan: boolean; previousPrice: number | null; landSqft: number | null; place: Place; point: PublicPoint | null; paid: boolean; state: "pending" | "approved" | "rejected" | "cancelled" | "hidden" | "sold" | "rented" | "expired" | "deleted"; firstImageUrl: string | null; imageUrls: number; postDate: string; lastUpdated: string; house: string | null; postCode: string | null; advanceMonths: number | null; serviceCharge: number | null; description: string; totalRooms: number | null; drawingRooms: number | null; balconies: number | null; garages: number | null; totalFloor: number | null; totalUnit: number | null; furnishing: "furnished" | "semiFurnished" | "unfurnished" | null; facing: "north" | "south" | "east" | "west" | null; lift: boolean | null; facilities: ("prayerRoom" | "security" | "fireExit" | "fireProtection" | "alarm" | "electronicSecurity" | "conversationRoom" | "waterConnection" | "hotWater" | "gym" | "pool" | "garden" | "selfWaterSupply" | "generator" | "intercom" | "wifi" | "cableTv" | "solarPanel" | "servantRoom" | "guestParking")[]; floorPlan: FloorPlan | null; rentFee: number | null; updateCount: number; revision: number; reposts: number; renewals: number; plan: "free" | "paid"; promotion: "none" | "requested" | "contacted" | "paid" | "declined"; promotedUntil: string | null; decisionReason: "photo" | "phoneInText" | "wrongArea" | "price" | "duplicate" | "notOwner" | "incomplete" | "prohibited" | "other" | null; furtherReasons: ("photo" | "phoneInText" | "wrongArea" | "price" | "duplicate" | "notOwner" | "incomplete" | "prohibited" | "other")[]; decisionNote: string | null; submittedAt: string; approvedAt: string | null; expiresAt: string | null; editInReview: boolean; review: ReviewClock | null; counts: { views: number; reveals: number; saves: number }; numberProof: "proved" | "open" | "closed"; can: ("edit" | "repost" | "hide" | "show" | "sold" | "rented" | "renew" | "remove")[]; lat: number | null; lng: number | null; images: OwnPostImage[]; primaryContact: string; secondaryContact: string | null };
export type OwnPostCard = { PostID: number; type: "sell" | "rent"; propertyType: "apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse"; size: number | null; landSize: number | null; landUnits: "katha" | "bigha" | "acres" | "shotok" | null; landCategory: "agricultural" | "residential" | "commercial" | "other" | null; bedrooms: number | null; bathrooms: number | null; division: string; district: string; subDistrict: string; locality: string | null; street: string | null; price: number; priceUnits: "total" | "perSqft" | "perMonth"; tenants: ("family" | "bachelor" | "female" | "student" | "office")[]; availableFrom: string | null; postTitle: string; condition: "new" | "used" | null; constructionStatus: "ready" | "underConstruction" | null; availableFloor: number | null; postedBy: "owner" | "agent" | "developer"; hasFloorPlan: boolean; previousPrice: number | null; landSqft: number | null; place: Place; point: PublicPoint | null; paid: boolean; state: "pending" | "approved" | "rejected" | "cancelled" | "hidden" | "sold" | "rented" | "expired" | "deleted"; firstImageUrl: string | null; imageUrls: number; images: PostImage[]; postDate: string; lastUpdated: string; updateCount: number; revision: number; reposts: number; renewals: number; plan: "free" | "paid"; promotion: "none" | "requested" | "contacted" | "paid" | "declined"; promotedUntil: string | null; decisionReason: "photo" | "phoneInText" | "wrongArea" | "price" | "duplicate" | "notOwner" | "incomplete" | "prohibited" | "other" | null; furtherReasons: ("photo" | "phoneInText" | "wrongArea" | "price" | "duplicate" | "notOwner" | "incomplete" | "prohibited" | "other")[]; decisionNote: string | null; submittedAt: string; approvedAt: string | null; expiresAt: string | null; editInReview: boolean; review: ReviewClock | null; counts: { views: number; reveals: number; saves: number }; numberProof: "proved" | "open" | "closed"; can: ("edit" | "repost" | "hide" | "show" | "sold" | "rented" | "renew" | "remove")[] };
export type OwnPostImage = { src: string; srcset: string; w: number; h: number; blurhash: string | null; bytes?: number[]; shot?: "living" | "dining" | "bedroom" | "kitchen" | "bath" | "balcony" | "entrance" | "roof" | "parking" | "outside" | "road" | "yard" | "front" | "back" | "left" | "right" | "pillar" | "board" | "inside" | "gate" | "loading" | "power" | "plan"; id: string };
export type OwnReview = { _id: string; rating: number; review: string; images: string[]; pictures: PostImage[]; createdAt: string; approvedAt: string | null; verified: true; project: string; month: string; firmResponse: FirmResponse | null; PostID: number; interiorPost: string; companyName: string; approval: boolean; status: "pending" | "approved" | "rejected"; reason: "offensive" | "notAboutWork" | "phoneInText" | "photo" | "duplicate" | "untrue" | "other" | null; reasonNote: string | null };
export type OwnerHistory = { posts: Record<string, number>; upheldReports: number };
export type PageVersion = { version: number; note: string; by: string; at: string; restored: number | null };
export type Pagination = { page: number; limit: number; total: number; totalPages: number };
export type Place = { division: Named; district: Named; subDistrict: Named; locality?: Named };
export type PostCard = { PostID: number; type: "sell" | "rent"; propertyType: "apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse"; size: number | null; landSize: number | null; landUnits: "katha" | "bigha" | "acres" | "shotok" | null; landCategory: "agricultural" | "residential" | "commercial" | "other" | null; bedrooms: number | null; bathrooms: number | null; division: string; district: string; subDistrict: string; locality: string | null; street: string | null; price: number; priceUnits: "total" | "perSqft" | "perMonth"; tenants: ("family" | "bachelor" | "female" | "student" | "office")[]; availableFrom: string | null; postTitle: string; condition: "new" | "used" | null; constructionStatus: "ready" | "underConstruction" | null; availableFloor: number | null; postedBy: "owner" | "agent" | "developer"; hasFloorPlan: boolean; previousPrice: number | null; landSqft: number | null; place: Place; point: PublicPoint | null; paid: boolean; state: "pending" | "approved" | "rejected" | "cancelled" | "hidden" | "sold" | "rented" | "expired" | "deleted"; firstImageUrl: string | null; imageUrls: number; images: PostImage[]; postDate: string; lastUpdated: string };
export type PostChanges = { decided: "approved" | "rejected" | "cancelled"; revision: number; fields: FieldChange[]; addedImages: PostImage[]; removedImages: PostImage[]; recaptioned: ({ image: PostImage; before: "living" | "dining" | "bedroom" | "kitchen" | "bath" | "balcony" | "entrance" | "roof" | "parking" | "outside" | "road" | "yard" | "front" | "back" | "left" | "right" | "pillar" | "board" | "inside" | "gate" | "loading" | "power" | "plan" | null; after: "living" | "dining" | "bedroom" | "kitchen" | "bath" | "balcony" | "entrance" | "roof" | "parking" | "outside" | "road" | "yard" | "front" | "back" | "left" | "right" | "pillar" | "board" | "inside" | "gate" | "loading" | "power" | "plan" | null })[]; reordered: boolean };
export type PostClaim = { _id: string; name: string; until: string };
export type PostCounts = { listing: number; sell: number; rent: number; hidden: number };
export type PostDraft = { _id: string; type: "sell" | "rent"; reached: "type" | "location" | "price" | "details" | "contact" | "check"; form: Record<string, string | string[]>; photos: number; pictures: ({ id: string; name: string; width: number; height: number; sharpness?: number; shot?: "living" | "dining" | "bedroom" | "kitchen" | "bath" | "balcony" | "entrance" | "roof" | "parking" | "outside" | "road" | "yard" | "front" | "back" | "left" | "right" | "pillar" | "board" | "inside" | "gate" | "loading" | "power" | "plan"; findings?: ("small" | "screenshot" | "collage" | "dark" | "blurred" | "tilted" | "text" | "twice")[]; stored: boolean })[]; version: number; savedAt: string };
export type PostImage = { src: string; srcset: string; w: number; h: number; blurhash: string | null; bytes?: number[]; shot?: "living" | "dining" | "bedroom" | "kitchen" | "bath" | "balcony" | "entrance" | "roof" | "parking" | "outside" | "road" | "yard" | "front" | "back" | "left" | "right" | "pillar" | "board" | "inside" | "gate" | "loading" | "power" | "plan" };
export type PostOwner = { _id: string; name: string; proPic: string | null; joinDate: string; livePosts: number };
export type PostPage = { PostID: number; type: "sell" | "rent"; propertyType: "apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse"; size: number | null; landSize: number | null; landUnits: "katha" | "bigha" | "acres" | "shotok" | null; landCategory: "agricultural" | "residential" | "commercial" | "other" | null; bedrooms: number | null; bathrooms: number | null; division: string; district: string; subDistrict: string; locality: string | null; street: string | null; price: number; priceUnits: "total" | "perSqft" | "perMonth"; tenants: ("family" | "bachelor" | "female" | "student" | "office")[]; availableFrom: string | null; postTitle: string; condition: "new" | "used" | null; constructionStatus: "ready" | "underConstruction" | null; availableFloor: number | null; postedBy: "owner" | "agent" | "developer"; hasFloorPlan: boolean; previousPrice: number | null; landSqft: number | null; place: Place; point: PublicPoint | null; paid: boolean; state: "pending" | "approved" | "rejected" | "cancelled" | "hidden" | "sold" | "rented" | "expired" | "deleted"; firstImageUrl: string | null; imageUrls: number; images: PostImage[]; postDate: string; lastUpdated: string; house: string | null; postCode: string | null; advanceMonths: number | null; serviceCharge: number | null; description: string; totalRooms: number | null; drawingRooms: number | null; balconies: number | null; garages: number | null; totalFloor: number | null; totalUnit: number | null; furnishing: "furnished" | "semiFurnished" | "unfurnished" | null; facing: "north" | "south" | "east" | "west" | null; lift: boolean | null; facilities: ("prayerRoom" | "security" | "fireExit" | "fireProtection" | "alarm" | "electronicSecurity" | "conversationRoom" | "waterConnection" | "hotWater" | "gym" | "pool" | "garden" | "selfWaterSupply" | "generator" | "intercom" | "wifi" | "cableTv" | "solarPanel" | "servantRoom" | "guestParking")[]; floorPlan: FloorPlan | null; rentFee: number | null; owner: PostOwner; updateCount?: number; priceHistory: PriceEvent[]; usualRate: UsualRate | null; numberProved: boolean };
export type Preferences = Record<string, Record<string, boolean>>;
export type PriceEvent = { at: string; price: number; priceUnits: "total" | "perSqft" | "perMonth" };
export type ProposedAnswers = { type: "sell" | "rent"; PostID: number; answers: { propertyType?: "apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse"; division?: string; district?: string; subDistrict?: string; locality?: string; facing?: "north" | "south" | "east" | "west"; landUnits?: "katha" | "bigha" | "acres" | "shotok"; postedBy?: "owner" | "agent" | "developer"; primaryContact?: string; secondaryContact?: string } };
export type PublicPoint = { lat: number; lng: number; radius: number | null; areaOnly: boolean };
export type PublicReview = { _id: string; rating: number; review: string; images: string[]; pictures: PostImage[]; createdAt: string; approvedAt: string | null; verified: true; project: string; month: string; firmResponse: FirmResponse | null; reviewer: { _id: string; name: string; proPic: string | null } | null };
export type PublicUser = { id: string; _id: string; name: string; proPic: string | null; joinDate: string | null; bio: string | null; occupation: string | null; counts: { live: number; sell: number; rent: number } | null; email?: string; hasPhone?: true; address?: { division: Named; district: Named; subDistrict: Named; locality?: Named; more: string | null } | null; birthDate?: string | null };
export type QueuedMail = { _id: string; kind: string; to: string; lng: "bn" | "en"; queuedAt: string; endedAt: string | null; outcome: "sent" | "dropped" | "refused" | null; about: Record<string, string> };
export type RatingCount = { rating: number; count: number };
export type Report = { _id: string; at: string; reason: "fraud" | "untrue" | "gone" | "duplicate" | "photo" | "othersWork" | "unreachable" | "notCustomer" | "private" | "advertising" | "offensive" | "other"; note: string | null; reporter: { id: string; name: string } | null; decision: "upheld" | "dismissed" | null; decisionNote: string | null; decidedAt: string | null };
export type ReportedSubject = { _id: string; kind: "post" | "group" | "interior" | "review" | "comment"; PostID: number; title: BothLanguages; shown: boolean; post: PostCard | null; review: { _id: string; rating: number; text: string; status: "pending" | "approved" | "rejected" } | null; comment: { _id: string; text: string; status: "live" | "held" | "removed" | "deleted" } | null; owner: { id: string; name: string } | null; reports: Report[]; independent: number; urgent: boolean; history: EarlierDecision[] };
export type ReviewClock = { from: string; to: string; place: number; overdue: boolean; priceOnly: boolean; closedDays: string[]; week?: WeekAnswer };
export type ReviewCode = { _id: string; PostID: number; company: { bn: string; en: string }; project: string; month: string; email: string | null; phone: string | null; state: "issued" | "used" | "voided" | "expired"; issuedAt: string; issuedBy: string; expiresAt: string; usedAt: string | null };
export type ReviewPace = { decided: number; medianMinutes: number | null };
export type ReviewedFirm = { _id: string; PostID: number; companyName: string; imageUrl: string | null };
export type RowResult = { row: number; source_id: string; result: "added" | "changed" | "unchanged" | "refused"; PostID?: number; fields?: Record<string, string> };
export type SavedPost = { _id: string; postId: number; type: "sell" | "rent" | "group" | "interior"; savedAt: string; postTitle: string; imageUrl: string | null; image: PostImage | null; totalImages: number; averageRating: number | null; totalRatings: number | null; postDetails: string; postOwnerName: string | null; postOwnerProPic: string | null; developBy: string | null; condition: "new" | "used" | null; propertyType: "apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse" | null; bedroom: number | null; bathroom: number | null; rooms: number | null; garages: number | null; size: number | null; sizeMax: number | null; landSize: number | null; landUnits: "katha" | "bigha" | "acres" | "shotok" | null; price: number | null; previousPrice: number | null; priceUnits: "total" | "perSqft" | "perMonth" | null; postDate: string; state: "pending" | "approved" | "rejected" | "cancelled" | "hidden" | "sold" | "rented" | "expired" | "deleted" | null; paid: boolean; division: string; district: string; subDistrict: string; place: Place; street: string | null; luxury: boolean; budgetFriendly: boolean; lowBudget: boolean; selections: Record<string, boolean> };
export type SavedSearch = { _id: string; name: string; isNamed: boolean; description: string; query: StoredQuery; frequency: "instant" | "daily" | "off"; createdAt: string };
export type SearchAnswer = { success: true; items: FoundItem[]; total: number; totalIsExact: boolean; pagination: { page: number; limit: number; total: number; totalPages: number; remaining: number }; sections: ({ way: "all" | "unsaid" | "title" | "nearby"; total: number; totalIsExact: boolean; from?: number; dropped: ({ text: string; filter?: "purpose" | "division" | "district" | "subDistrict" | "locality" | "addressPart" | "landmark" | "propertyType" | "withoutArea" | "withoutType" | "priceMin" | "priceMax" | "sizeMin" | "sizeMax" | "landMin" | "landMax" | "landUnit" | "bedMin" | "bathMin" | "condition" | "construction" | "furnishing" | "facing" | "lift" | "parking" | "gas" | "facilities" | "postedBy" | "landCategory" | "tenants" | "letting" | "subtype" | "floor" | "availableBy" | "sort"; name?: Named })[]; place?: { level: "division" | "district" | "subDistrict"; id: string; name: Named } })[]; applied: Record<string, unknown>; suggestions: SearchSuggestion[]; understood: Understood[]; sought: string[]; didYouMean?: Offered[]; ignored: string[]; purposeAssumed: boolean; purposeSwitched: boolean; purposeSaid?: "sell" | "rent"; tabs: TabCount[]; tabSaid?: "group" | "interior"; otherPurposes: OtherPurpose[]; gone?: { PostID: number; at: string }[]; cursor?: string; more?: boolean; widerPlace?: WiderPlace; mentionedPlace?: Named; notTraded?: string[]; unknownVillage?: string; phoneNumber?: true };
export type SearchSuggestion = { without: string; also?: string[]; total: number; totalIsExact: boolean };
export type Session = { _id: string; current: boolean; browser: string | null; system: string | null; deviceType: "mobile" | "desktop"; signedInAt: string; lastSeenAt: string };
export type Settings = { phone: string | null; email: string | null; social: string[] | null; officeHours: WeekAnswer | null; banner: { text: { bn: string; en: string }; link: string | null; from: string; until: string } | null; bannedWords: string[]; cannedTexts: ({ reason: "photo" | "phoneInText" | "wrongArea" | "price" | "duplicate" | "notOwner" | "incomplete" | "prohibited" | "other"; text: { bn: string; en: string } })[]; closedDays: { day: string; name: { bn: string; en: string } }[]; rates: { registration: { gain: number; stamp: number; registration: number; local: number; vat: number; vatLarge: number; deed: number; asOf: string; source: { bn: string; en: string } | null }; loan: { rate: number; rateFrom: number; rateTo: number; sharePercent: number; takaMax: number; yearsMax: number; asOf: string; source: { bn: string; en: string } | null } } | null; controller: { name: { bn: string; en: string }; address: { bn: string; en: string }; email: string } | null; revision: number; usual: { phone: string; email: string; social: string[] } };
export type Share = { number: number; state: "open" | "held" | "confirmed"; occupation: string | null; since: string | null };
export type SharedShortlist = { name: string; ownerName: string; expiresAt: string; posts: ShortlistPost[]; visitors: ShortlistVisitor[] };
export type Shares = { total: number; open: number; held: number; confirmed: number };
export type Shortlist = { _id: string; name: string; state: "open" | "revoked" | "expired"; createdAt: string; expiresAt: string; posts: ShortlistPost[]; visitors: ShortlistVisitor[]; path: string | null };
export type ShortlistCard = { postId: number; type: "sell" | "rent" | "group" | "interior"; postTitle: string; imageUrl: string | null; image: PostImage | null; totalImages: number; averageRating: number | null; totalRatings: number | null; developBy: string | null; condition: "new" | "used" | null; propertyType: "apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse" | null; bedroom: number | null; bathroom: number | null; rooms: number | null; garages: number | null; size: number | null; sizeMax: number | null; landSize: number | null; landUnits: "katha" | "bigha" | "acres" | "shotok" | null; price: number | null; previousPrice: number | null; priceUnits: "total" | "perSqft" | "perMonth" | null; postDate: string; state: "pending" | "approved" | "rejected" | "cancelled" | "hidden" | "sold" | "rented" | "expired" | "deleted" | null; paid: boolean; division: string; district: string; subDistrict: string; place: Place; street: string | null; luxury: boolean; budgetFriendly: boolean; lowBudget: boolean; selections: Record<string, boolean> };
export type ShortlistEntry = { _id: string; name: string; state: "open" | "revoked" | "expired"; createdAt: string; expiresAt: string; posts: number; visitors: number; picture: string | null };
export type ShortlistPost = { postId: number; type: "sell" | "rent" | "group" | "interior"; postTitle: string; card: ShortlistCard | null };
export type ShortlistVisitor = { _id: string; name: string; votes: ({ postId: number; vote: "up" | "down"; note: string })[] };
export type SimilarPrice = { PostID: number; postTitle: string; rate: number; totalPrice: number; postDate: string };
export type SimilarPrices = { per: "sqft" | "katha"; area: "locality" | "subDistrict" | "district"; own: number; posts: SimilarPrice[] };
export type SoldTimes = { per: "sqft" | "katha"; area: "locality" | "subDistrict" | "district"; count: number; low: number; middle: number; high: number; daysLow: number; daysHigh: number };
export type StaffAreaText = { area: GuideArea; version: number; text: { bn: string; en: string }; versions: PageVersion[] };
export type StaffArticle = { _id: number; slug: string; titleBn: string; titleEn: string; excerptBn: string; excerptEn: string; bodyBn: string; bodyEn: string; cover: "papers" | "agreement" | "measure" | "together" | "firm" | "fraud" | "loan" | "moving" | "areas" | "metro" | "damp" | "costs"; category: "buying" | "renting" | "land" | "building" | "interior" | "money" | "safety" | "areas"; tags: string[]; tagsEn: string[]; author: string; authorEn: string | null; spotlight: boolean; published: boolean; publishedAt: string | null; updatedAt: string; comments: number };
export type StaffComment = { _id: string; article: { _id: number; title: { bn: string; en: string } }; text: string; author: { id: string; name: string } | null; state: "live" | "held" | "removed" | "deleted"; createdAt: string; isReply: boolean; reports: number };
export type StaffFirm = { PostID: number; type: "interior"; companyName: BothLanguages; categories: ("exterior" | "furniture" | "home" | "office" | "restaurant" | "cafe" | "hotel" | "showroom" | "gym")[]; luxury: boolean; budgetFriendly: boolean; lowBudget: boolean; selections: Record<string, boolean>; averageRating: number; totalRatings: number; startingPrice: BothLanguages | null; division: string; district: string; subDistrict: string; place: Place; logo: PostImage | null; firstImageUrl: string | null; imageUrls: number; images: PostImage[]; postDate: string; lastUpdated: string; about: BothLanguages; since: number | null; address: string | null; areasServed: Named[]; cover: PostImage | null; galleryTotal: number; albums: ({ category: "exterior" | "furniture" | "home" | "office" | "restaurant" | "cafe" | "hotel" | "showroom" | "gym"; count: number })[]; phone: string; listed: boolean; owner: { id: string; name: string } | null; draft: { about: BothLanguages; services: ("design3d" | "modularKitchen" | "falseCeiling" | "lighting" | "wardrobe" | "wallpaper" | "painting" | "flooring" | "bathroom" | "partition" | "facade" | "landscape" | "signage" | "supervision" | "turnkey")[]; startingPrice: BothLanguages | null; address: string | null; phone: string; at: string } | null; coverId: string | null; logoId: string | null; pictures: ({ src: string; srcset: string; w: number; h: number; blurhash: string | null; bytes?: number[]; shot?: "living" | "dining" | "bedroom" | "kitchen" | "bath" | "balcony" | "entrance" | "roof" | "parking" | "outside" | "road" | "yard" | "front" | "back" | "left" | "right" | "pillar" | "board" | "inside" | "gate" | "loading" | "power" | "plan"; id: string; category: "exterior" | "furniture" | "home" | "office" | "restaurant" | "cafe" | "hotel" | "showroom" | "gym"; caption: BothLanguages | null; stage: "before" | "after" | null })[]; pendingReviews: number; interests: number };
export type StaffGroup = { PostID: number; type: "group"; title: BothLanguages; developBy: string; stage: "forming" | "landBought" | "building" | "closed"; flatSizeMin: number; flatSizeMax: number; landSqft: number; storeys: number; totalFlats: number; shares: Shares; sharePrice: number; division: string; district: string; subDistrict: string; place: Place; location: string | null; firstImageUrl: string | null; imageUrls: number; images: PostImage[]; postDate: string; lastUpdated: string; about: BothLanguages; roadWidthFt: number | null; price: { land: number; construction: number; approval: number }; booking: number; landInstalments: number; buildInstalments: number; instalments: Instalment[]; constructionStart: string | null; handover: string | null; planApproval: "notApplied" | "applied" | "approved"; facilities: ("prayerRoom" | "security" | "fireExit" | "fireProtection" | "alarm" | "electronicSecurity" | "conversationRoom" | "waterConnection" | "hotWater" | "gym" | "pool" | "garden" | "selfWaterSupply" | "generator" | "intercom" | "wifi" | "cableTv" | "solarPanel" | "servantRoom" | "guestParking")[]; ledger: Share[]; milestones: Milestone[]; documents: GroupDocument[]; listed: boolean; interests: number; imageIds: string[]; milestoneImageIds: (string | null)[] };
export type StaffPage = { version: number; content: { lead: { bn: string; en: string }; highlight: { bn: string; en: string } | null; sections: ({ id: string; group: "find" | "post" | "account" | "trust" | null; title: { bn: string; en: string }; text: { bn: string; en: string }; cards: { title: { bn: string; en: string }; text: { bn: string; en: string } }[] })[] }; versions: PageVersion[] };
export type StaffPicture = { src: string; srcset: string; w: number; h: number; blurhash: string | null; bytes?: number[]; shot?: "living" | "dining" | "bedroom" | "kitchen" | "bath" | "balcony" | "entrance" | "roof" | "parking" | "outside" | "road" | "yard" | "front" | "back" | "left" | "right" | "pillar" | "board" | "inside" | "gate" | "loading" | "power" | "plan"; id: string };
export type StaffPost = { PostID: number; type: "sell" | "rent"; propertyType: "apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse"; size: number | null; landSize: number | null; landUnits: "katha" | "bigha" | "acres" | "shotok" | null; landCategory: "agricultural" | "residential" | "commercial" | "other" | null; bedrooms: number | null; bathrooms: number | null; division: string; district: string; subDistrict: string; locality: string | null; street: string | null; price: number; priceUnits: "total" | "perSqft" | "perMonth"; tenants: ("family" | "bachelor" | "female" | "student" | "office")[]; availableFrom: string | null; postTitle: string; condition: "new" | "used" | null; constructionStatus: "ready" | "underConstruction" | null; availableFloor: number | null; postedBy: "owner" | "agent" | "developer"; hasFloorPlan: boolean; previousPrice: number | null; landSqft: number | null; place: Place; point: PublicPoint | null; paid: boolean; state: "pending" | "approved" | "rejected" | "cancelled" | "hidden" | "sold" | "rented" | "expired" | "deleted"; firstImageUrl: string | null; imageUrls: number; images: PostImage[]; postDate: string; lastUpdated: string; house: string | null; postCode: string | null; advanceMonths: number | null; serviceCharge: number | null; description: string; totalRooms: number | null; drawingRooms: number | null; balconies: number | null; garages: number | null; totalFloor: number | null; totalUnit: number | null; furnishing: "furnished" | "semiFurnished" | "unfurnished" | null; facing: "north" | "south" | "east" | "west" | null; lift: boolean | null; facilities: ("prayerRoom" | "security" | "fireExit" | "fireProtection" | "alarm" | "electronicSecurity" | "conversationRoom" | "waterConnection" | "hotWater" | "gym" | "pool" | "garden" | "selfWaterSupply" | "generator" | "intercom" | "wifi" | "cableTv" | "solarPanel" | "servantRoom" | "guestParking")[]; floorPlan: FloorPlan | null; rentFee: number | null; owner: PostOwner; updateCount?: number; lat: number | null; lng: number | null; primaryContact: string; secondaryContact: string | null; submittedAt: string; revision: number; wasLive: boolean; overdue: boolean; priceOnly: boolean; reposts: number; plan: "free" | "paid"; promotion: "none" | "requested" | "contacted" | "paid" | "declined"; promotedUntil: string | null; openReports: number; firstSeen: string | null; decisionReason: "photo" | "phoneInText" | "wrongArea" | "price" | "duplicate" | "notOwner" | "incomplete" | "prohibited" | "other" | null; furtherReasons: ("photo" | "phoneInText" | "wrongArea" | "price" | "duplicate" | "notOwner" | "incomplete" | "prohibited" | "other")[]; decisionNote: string | null; claim: PostClaim | null; numberProved: boolean; flags: ("blockedPhone" | "numberElsewhere" | "copiedPhoto" | "bannedWord" | "phoneInText" | "linkInText" | "contactInPhoto" | "roomsOnLand" | "farPrice" | "priceMoved" | "pinOutside" | "firstPost")[]; photoFindings: (("small" | "screenshot" | "collage" | "dark" | "blurred" | "tilted" | "text" | "twice")[])[]; photoContacts: { index: number; numbers: string[]; sites: string[] }[] };
export type StaffReview = { _id: string; rating: number; review: string; images: string[]; pictures: PostImage[]; createdAt: string; approvedAt: string | null; verified: true; project: string; month: string; firmResponse: FirmResponse | null; PostID: number; interiorPost: string; companyName: string; approval: boolean; status: "pending" | "approved" | "rejected"; reason: "offensive" | "notAboutWork" | "phoneInText" | "photo" | "duplicate" | "untrue" | "other" | null; reasonNote: string | null; company: { bn: string; en: string }; reviewer: { id: string; name: string; email: string } | null; edited: boolean; overdue: boolean; flags: "bannedWord"[]; revision: number };
export type StoppedAddress = { reason: "bounce" | "complaint"; status: string | null; at: string; _id: string; address: string };
export type StoredQuery = Record<string, string | number | boolean | string[]>;
export type StoredTiles = { path: string; pixels: number; zoomMin: number; zoomMax: number };
export type SubDistrict = { id: string; en: string; bn: string; kind: "upazila" | "thana"; aliases: string[]; localities: Named[] };
export type Success = { success: true; message?: string };
export type SuggestedItem = { kind: "place" | "landmark" | "term" | "phrase" | "post"; id: string; level?: "division" | "district" | "subDistrict" | "locality"; en: string; bn: string; text: string; parent?: { en: string; bn: string }; division?: string; district?: string; subDistrict?: string; locality?: string; purpose?: "sell" | "rent" | "group" | "interior" };
export type TabCount = { purpose: "sell" | "rent" | "group" | "interior"; total: number; totalIsExact: boolean };
export type Thread = { _id: string; text: string | null; author: { _id: string; name: string; proPic: string | null; staff: boolean } | null; createdAt: string; editedAt: string | null; held: boolean; own: boolean; editableUntil: string | null; replies: Comment[] };
export type Traffic = { days: { day: string; count: number }[]; languages: ({ name: "bn" | "en"; count: number; before: number })[]; pages: ({ name: "home" | "results" | "post" | "map" | "area" | "group" | "interior" | "blog" | "tools" | "account" | "posting" | "own" | "other"; count: number; before: number })[]; from: { name: string; count: number; before: number }[]; visits: { count: number; before: number }; steps: ({ name: "search" | "result" | "call"; count: number; before: number })[] };
export type TwoStepState = { on: boolean; required: boolean; since: string | null; recoveryCodesLeft: number };
export type Understood = { filter: "purpose" | "division" | "district" | "subDistrict" | "locality" | "addressPart" | "landmark" | "propertyType" | "withoutArea" | "withoutType" | "priceMin" | "priceMax" | "sizeMin" | "sizeMax" | "landMin" | "landMax" | "landUnit" | "bedMin" | "bathMin" | "condition" | "construction" | "furnishing" | "facing" | "lift" | "parking" | "gas" | "facilities" | "postedBy" | "landCategory" | "tenants" | "letting" | "subtype" | "floor" | "availableBy" | "sort"; value: string | number | string[]; text: string; name?: Named; corrected?: string };
export type UnsubscribeState = { success: true; group: "decisions" | "expiry" | "submissions" | "promotion" | "savedPosts" | "savedSearches" | "reviews" | "interests" | "reports" | "news" | "account"; names: string[]; on: boolean };
export type UserData = { id: string; _id: string; name: string; email: string; proPic: string | null; status: "normal" | "suspended" | "Disabled"; suspendedUntil: string | null; statusReason: string | null; role: "user" | "firmOwner" | "support" | "admin"; needsTwoStep?: true; nameLockedUntil: string | null; phone: string | null; gender: "male" | "female" | "other" | null; birthDate: string | null; bio: string | null; occupation: string | null; address: { division: Named; district: Named; subDistrict: Named; locality?: Named; more: string | null } | null; joinDate: string; settings: { showEmail: boolean; showPhone: boolean; showAddress: boolean; birthDate: boolean }; counts: PostCounts; userToken: string };
export type UserPosts = { approvedUserSellPosts: OwnPostCard[]; nonApprovedUserSellPosts: OwnPostCard[]; approvedUserRentPosts: OwnPostCard[]; nonApprovedUserRentPosts: OwnPostCard[] };
export type UsualRate = { per: "sqft" | "katha"; area: "locality" | "subDistrict" | "district"; count: number; low: number; middle: number; high: number; own: number };
export type Webhook = { _id: string; url: string; events: ("post.live" | "post.changed" | "post.gone")[]; every: boolean; on: boolean; createdAt: string; failingSince: string | null; disabledAt: string | null };
export type WebhookDelivery = { _id: string; event: "post.live" | "post.changed" | "post.gone" | "test"; PostID: number | null; at: string; state: "waiting" | "delivered" | "failed"; attempts: number; status: number | null; error: string | null; nextAt: string | null };
export type WeekAnswer = ({ opens: number; closes: number } | null)[];
export type WiderPlace = { level: "division" | "district" | "subDistrict"; id: string; name: Named; total: number; totalIsExact: boolean };
export type WrittenArea = { area: GuideArea; at: string };

/** Every call: what it takes and what it answers. */
export interface Operations {
  /** Sign in with email and password. Where two-step sign-in is on, CODE_REQUIRED brings a `ticket` for the second step */
  "accounts.login": { input: { body: { email: string; password: string }; signal?: AbortSignal }; answer: LoginAnswer };
  /** Sign out: end this session */
  "accounts.logout": { input: { signal?: AbortSignal }; answer: Success };
  /** The signed-in account. The token in the response replaces the stored one */
  "accounts.profile": { input: { signal?: AbortSignal }; answer: { success: true; userData: UserData } };
  /** Update the profile; missing fields stay, empty ones are cleared. The name can change once in three months */
  "profiles.update": { input: { body?: { name?: string | undefined; phone?: string | null | undefined; gender?: "male" | "female" | "other" | undefined; birthDate?: string | undefined; bio?: string | null | undefined; occupation?: string | null | undefined; division?: string | null | undefined; district?: string | null | undefined; subDistrict?: string | null | undefined; addressMore?: string | null | undefined; removeProPic?: boolean | undefined; proPic?: readonly Blob[] | undefined }; signal?: AbortSignal }; answer: { success: true; userData: UserData; message: string } };
  /** Delete the account: signs out and hides everything immediately, erases it after 30 days unless the owner signs in before */
  "profiles.remove": { input: { body: { password: string; confirmation?: string | undefined }; signal?: AbortSignal }; answer: { success: true; message?: string; purgedAt: string } };
  /** Change the password; ends every other session */
  "profiles.changePassword": { input: { body: { currentPassword: string; password: string; confirmPassword: string }; signal?: AbortSignal }; answer: Success };
  /** Signed-in devices, last seen first */
  "profiles.sessions": { input: { signal?: AbortSignal }; answer: { success: true; sessions: Session[] } };
  /** Sign out all other devices */
  "profiles.endOtherSessions": { input: { signal?: AbortSignal }; answer: Success };
  /** Sign out one device */
  "profiles.endSession": { input: { params: { id: string }; signal?: AbortSignal }; answer: Success };
  /** Everything stored about the caller, by type */
  "profiles.export": { input: { signal?: AbortSignal }; answer: { success: true; exportedAt: string; data: Record<string, unknown> } };
  /** What others may see of the caller */
  "profiles.settings": { input: { signal?: AbortSignal }; answer: { success: true; settings: { showEmail: boolean; showPhone: boolean; showAddress: boolean; birthDate: boolean } } };
  /** Choose what others may see of the caller */
  "profiles.updateSettings": { input: { body: { showEmail: boolean; showPhone: boolean; showAddress: boolean; birthDate: boolean }; signal?: AbortSignal }; answer: { success: true; settings: { showEmail: boolean; showPhone: boolean; showAddress: boolean; birthDate: boolean }; message: string } };
  /** A public profile with its live posts, newest first; hidden fields are absent */
  "profiles.publicProfile": { input: { params: { id: string }; query?: { page?: number | undefined; limit?: number | undefined }; signal?: AbortSignal }; answer: { success: true; user: PublicUser; posts: PostCard[]; pagination: Pagination } };
  /** The number that a member shows on the public profile; counted and rate limited like those of posts */
  "profiles.contact": { input: { params: { id: string }; signal?: AbortSignal }; answer: { success: true; phone: string } };
  /** Send a six-digit code to an email to register, or skip it if the email was verified recently */
  "registrations.sendCode": { input: { body: { email: string }; signal?: AbortSignal }; answer: AlreadyVerified | CodeSent };
  /** Exchange the code from the email for a registration token, valid for a day */
  "registrations.verifyCode": { input: { body: { email: string; code: string | number }; signal?: AbortSignal }; answer: { success: true; registrationToken: string; message: string } };
  /** Create the account of a verified email and sign in */
  "registrations.register": { input: { body: { registrationToken: string; name: string; gender: "male" | "female" | "other"; birthDate: string; phone?: string | undefined; password: string; confirmPassword: string }; signal?: AbortSignal }; answer: { success: true; userToken: string; message: string } };
  /** Send a code and a link for a new password; the answer is the same whether or not the account exists */
  "resets.sendCode": { input: { body: { email: string }; signal?: AbortSignal }; answer: CodeSent };
  /** Exchange the code from the email for a reset token, valid once, for 15 minutes */
  "resets.verifyCode": { input: { body: { email: string; code: string | number }; signal?: AbortSignal }; answer: { success: true; resetToken: string } };
  /** Whether a reset token is still valid */
  "resets.check": { input: { params: { resetToken: string }; signal?: AbortSignal }; answer: { success: true } };
  /** Set a new password; ends every session of the account */
  "resets.reset": { input: { params: { resetToken: string }; body: { password: string; confirmPassword: string }; signal?: AbortSignal }; answer: { success: true; message: string } };
  /** What is live of one purpose and matches every filter: posts, group offers or design firms, each as its own card. With `updatedSince` or `cursor` the posts that came, changed or went, for programs that follow them */
  "search.posts": { input: { query?: { purpose?: "sell" | "rent" | "group" | "interior" | undefined; assume?: "sell" | "rent" | undefined; q?: string | undefined; division?: readonly string[] | undefined; district?: readonly string[] | undefined; subDistrict?: readonly string[] | undefined; locality?: readonly string[] | undefined; propertyType?: readonly ("apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse")[] | undefined; withoutArea?: readonly string[] | undefined; withoutType?: readonly ("apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse")[] | undefined; priceMin?: number | undefined; priceMax?: number | undefined; priceUnits?: "all" | "total" | "perSqft" | undefined; sizeMin?: number | undefined; sizeMax?: number | undefined; landMin?: number | undefined; landMax?: number | undefined; landUnit?: "katha" | "bigha" | "acres" | "shotok" | undefined; landCategory?: "all" | "agricultural" | "residential" | "commercial" | "other" | undefined; bedMin?: number | undefined; bathMin?: number | undefined; condition?: "new" | "used" | undefined; construction?: "ready" | "underConstruction" | undefined; furnishing?: "furnished" | "semiFurnished" | "unfurnished" | undefined; facing?: "north" | "south" | "east" | "west" | undefined; lift?: boolean | undefined; postedBy?: "owner" | "agent" | "developer" | undefined; facilities?: readonly ("prayerRoom" | "security" | "fireExit" | "fireProtection" | "alarm" | "electronicSecurity" | "conversationRoom" | "waterConnection" | "hotWater" | "gym" | "pool" | "garden" | "selfWaterSupply" | "generator" | "intercom" | "wifi" | "cableTv" | "solarPanel" | "servantRoom" | "guestParking")[] | undefined; tenants?: readonly ("family" | "bachelor" | "female" | "student" | "office")[] | undefined; availableBy?: string | undefined; bounds?: string | undefined; near?: string | undefined; within?: string | undefined; metroKm?: number | undefined; category?: "exterior" | "furniture" | "home" | "office" | "restaurant" | "cafe" | "hotel" | "showroom" | "gym" | undefined; budget?: "luxury" | "budgetFriendly" | "lowBudget" | undefined; ratingMin?: number | undefined; stage?: "forming" | "landBought" | "building" | "closed" | undefined; sort?: "recent" | "relevance" | "priceAsc" | "priceDesc" | "sizeDesc" | "pricePerSqftAsc" | undefined; page?: number | undefined; limit?: number | undefined; updatedSince?: string | undefined; cursor?: string | undefined }; signal?: AbortSignal }; answer: SearchAnswer };
  /** What each price, kind and number of bedrooms would find beside the other filters of a search, and how many match all of them */
  "search.facets": { input: { query?: { purpose?: "sell" | "rent" | "group" | "interior" | undefined; assume?: "sell" | "rent" | undefined; q?: string | undefined; division?: readonly string[] | undefined; district?: readonly string[] | undefined; subDistrict?: readonly string[] | undefined; locality?: readonly string[] | undefined; propertyType?: readonly ("apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse")[] | undefined; withoutArea?: readonly string[] | undefined; withoutType?: readonly ("apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse")[] | undefined; priceMin?: number | undefined; priceMax?: number | undefined; priceUnits?: "all" | "total" | "perSqft" | undefined; sizeMin?: number | undefined; sizeMax?: number | undefined; landMin?: number | undefined; landMax?: number | undefined; landUnit?: "katha" | "bigha" | "acres" | "shotok" | undefined; landCategory?: "all" | "agricultural" | "residential" | "commercial" | "other" | undefined; bedMin?: number | undefined; bathMin?: number | undefined; condition?: "new" | "used" | undefined; construction?: "ready" | "underConstruction" | undefined; furnishing?: "furnished" | "semiFurnished" | "unfurnished" | undefined; facing?: "north" | "south" | "east" | "west" | undefined; lift?: boolean | undefined; postedBy?: "owner" | "agent" | "developer" | undefined; facilities?: readonly ("prayerRoom" | "security" | "fireExit" | "fireProtection" | "alarm" | "electronicSecurity" | "conversationRoom" | "waterConnection" | "hotWater" | "gym" | "pool" | "garden" | "selfWaterSupply" | "generator" | "intercom" | "wifi" | "cableTv" | "solarPanel" | "servantRoom" | "guestParking")[] | undefined; tenants?: readonly ("family" | "bachelor" | "female" | "student" | "office")[] | undefined; availableBy?: string | undefined; bounds?: string | undefined; near?: string | undefined; within?: string | undefined; metroKm?: number | undefined; category?: "exterior" | "furniture" | "home" | "office" | "restaurant" | "cafe" | "hotel" | "showroom" | "gym" | undefined; budget?: "luxury" | "budgetFriendly" | "lowBudget" | undefined; ratingMin?: number | undefined; stage?: "forming" | "landBought" | "building" | "closed" | undefined; sort?: "recent" | "relevance" | "priceAsc" | "priceDesc" | "sizeDesc" | "pricePerSqftAsc" | undefined; page?: number | undefined; limit?: number | undefined }; signal?: AbortSignal }; answer: Facets };
  /** Up to eight things that somebody may be typing, in either script: places, kinds, completed phrases, a listing by its number */
  "search.suggest": { input: { query?: { q?: string | undefined; only?: "place" | undefined }; signal?: AbortSignal }; answer: { success: true; items: SuggestedItem[] } };
  /** Submit a sell post with 1 to 5 photos, sent along or stored with its draft; it waits for approval */
  "posts.submitSell": { input: { body: { propertyType: "apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse"; size?: number | undefined; landSize?: number | undefined; landUnits?: "katha" | "bigha" | "acres" | "shotok" | undefined; landCategory?: "agricultural" | "residential" | "commercial" | "other" | undefined; bedrooms?: number | undefined; bathrooms?: number | undefined; division: string; district: string; subDistrict: string; locality?: string | undefined; street?: string | undefined; house?: string | undefined; postCode?: string | undefined; lat?: number | undefined; lng?: number | undefined; price: number; priceUnits: "total" | "perSqft"; postTitle: string; description: string; condition?: "new" | "used" | undefined; constructionStatus?: "ready" | "underConstruction" | undefined; totalRooms?: number | undefined; drawingRooms?: number | undefined; balconies?: number | undefined; garages?: number | undefined; availableFloor?: number | undefined; totalFloor?: number | undefined; totalUnit?: number | undefined; furnishing?: "furnished" | "semiFurnished" | "unfurnished" | undefined; facing?: "north" | "south" | "east" | "west" | undefined; lift?: boolean | undefined; facilities?: readonly ("prayerRoom" | "security" | "fireExit" | "fireProtection" | "alarm" | "electronicSecurity" | "conversationRoom" | "waterConnection" | "hotWater" | "gym" | "pool" | "garden" | "selfWaterSupply" | "generator" | "intercom" | "wifi" | "cableTv" | "solarPanel" | "servantRoom" | "guestParking")[] | undefined; floorPlan?: { north?: number | null | undefined; rooms?: readonly ({ kind: "master" | "bedroom" | "drawing" | "dining" | "living" | "kitchen" | "bathroom" | "balcony" | "study" | "prayer" | "servant" | "store" | "passage" | "stairs" | "parking" | "hall" | "office" | "other"; name?: string | undefined; x: number; y: number; w: number; h: number })[] | undefined; doors?: readonly ({ room: number; side: "top" | "right" | "bottom" | "left"; at: number; width: number })[] | undefined; windows?: readonly ({ room: number; side: "top" | "right" | "bottom" | "left"; at: number; width: number })[] | undefined } | undefined; postedBy: "owner" | "agent" | "developer"; primaryContact: string; secondaryContact?: string | undefined; plan: "free" | "paid"; shots?: readonly ("living" | "dining" | "bedroom" | "kitchen" | "bath" | "balcony" | "entrance" | "roof" | "parking" | "outside" | "road" | "yard" | "front" | "back" | "left" | "right" | "pillar" | "board" | "inside" | "gate" | "loading" | "power" | "plan" | null)[] | undefined; photoFindings?: readonly (readonly ("small" | "screenshot" | "collage" | "dark" | "blurred" | "tilted" | "text" | "twice")[])[] | undefined; draftPhotos?: readonly string[] | undefined; images?: readonly Blob[] | undefined }; idempotencyKey?: string; signal?: AbortSignal }; answer: { success: true; PostID: number; message: string; review: ReviewClock } };
  /** Submit a rent post with 1 to 5 photos, sent along or stored with its draft; it waits for approval */
  "posts.submitRent": { input: { body: { propertyType: "apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse"; size?: number | undefined; landSize?: number | undefined; landUnits?: "katha" | "bigha" | "acres" | "shotok" | undefined; landCategory?: "agricultural" | "residential" | "commercial" | "other" | undefined; bedrooms?: number | undefined; bathrooms?: number | undefined; division: string; district: string; subDistrict: string; locality?: string | undefined; street?: string | undefined; house?: string | undefined; postCode?: string | undefined; lat?: number | undefined; lng?: number | undefined; price?: number | undefined; priceUnits?: "perMonth" | undefined; tenants?: readonly ("family" | "bachelor" | "female" | "student" | "office")[] | undefined; availableFrom?: string | undefined; advanceMonths?: number | undefined; serviceCharge?: number | undefined; postTitle: string; description: string; condition?: "new" | "used" | undefined; constructionStatus?: "ready" | "underConstruction" | undefined; totalRooms?: number | undefined; drawingRooms?: number | undefined; balconies?: number | undefined; garages?: number | undefined; availableFloor?: number | undefined; totalFloor?: number | undefined; totalUnit?: number | undefined; furnishing?: "furnished" | "semiFurnished" | "unfurnished" | undefined; facing?: "north" | "south" | "east" | "west" | undefined; lift?: boolean | undefined; facilities?: readonly ("prayerRoom" | "security" | "fireExit" | "fireProtection" | "alarm" | "electronicSecurity" | "conversationRoom" | "waterConnection" | "hotWater" | "gym" | "pool" | "garden" | "selfWaterSupply" | "generator" | "intercom" | "wifi" | "cableTv" | "solarPanel" | "servantRoom" | "guestParking")[] | undefined; floorPlan?: { north?: number | null | undefined; rooms?: readonly ({ kind: "master" | "bedroom" | "drawing" | "dining" | "living" | "kitchen" | "bathroom" | "balcony" | "study" | "prayer" | "servant" | "store" | "passage" | "stairs" | "parking" | "hall" | "office" | "other"; name?: string | undefined; x: number; y: number; w: number; h: number })[] | undefined; doors?: readonly ({ room: number; side: "top" | "right" | "bottom" | "left"; at: number; width: number })[] | undefined; windows?: readonly ({ room: number; side: "top" | "right" | "bottom" | "left"; at: number; width: number })[] | undefined } | undefined; postedBy: "owner" | "agent" | "developer"; primaryContact: string; secondaryContact?: string | undefined; plan: "free" | "paid"; shots?: readonly ("living" | "dining" | "bedroom" | "kitchen" | "bath" | "balcony" | "entrance" | "roof" | "parking" | "outside" | "road" | "yard" | "front" | "back" | "left" | "right" | "pillar" | "board" | "inside" | "gate" | "loading" | "power" | "plan" | null)[] | undefined; photoFindings?: readonly (readonly ("small" | "screenshot" | "collage" | "dark" | "blurred" | "tilted" | "text" | "twice")[])[] | undefined; draftPhotos?: readonly string[] | undefined; rentFee: number; images?: readonly Blob[] | undefined }; idempotencyKey?: string; signal?: AbortSignal }; answer: { success: true; PostID: number; message: string; review: ReviewClock } };
  /** A live post, without any phone number */
  "posts.get": { input: { params: { PostID: number }; signal?: AbortSignal }; answer: { success: true; post: PostPage } };
  /** Those of the given posts that are live, in the given order */
  "posts.named": { input: { query?: { ids?: readonly number[] | undefined }; signal?: AbortSignal }; answer: { success: true; items: PostCard[] } };
  /** Up to six live posts similar to this one, which itself may no longer be live */
  "posts.similar": { input: { params: { PostID: number }; signal?: AbortSignal }; answer: { success: true; items: PostCard[] } };
  /** Count a view; a device counts once a day, the owner and staff never */
  "posts.view": { input: { params: { PostID: number }; signal?: AbortSignal }; answer: Success };
  /** The post’s phone numbers; counted and rate limited. For a sold or rented post only the owner and staff get them, others get 410 */
  "posts.contact": { input: { params: { PostID: number }; signal?: AbortSignal }; answer: { success: true; primaryContact: string; secondaryContact: string | null } };
  /** The caller’s posts in four groups, newest first. If there are none, the message is `User Posts not found` in every language */
  "ownPosts.list": { input: { signal?: AbortSignal }; answer: { success: true; message: string; userPosts: UserPosts } };
  /** One of the caller’s posts, complete, in any state */
  "ownPosts.get": { input: { params: { PostID: number }; signal?: AbortSignal }; answer: { success: true; post: OwnPost } };
  /** Edit a post, or correct and resubmit one that was sent back; it is hidden until approved */
  "ownPosts.update": { input: { params: { PostID: number }; body: { propertyType: "apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse"; size?: number | undefined; landSize?: number | undefined; landUnits?: "katha" | "bigha" | "acres" | "shotok" | undefined; landCategory?: "agricultural" | "residential" | "commercial" | "other" | undefined; bedrooms?: number | undefined; bathrooms?: number | undefined; division: string; district: string; subDistrict: string; locality?: string | undefined; street?: string | undefined; house?: string | undefined; postCode?: string | undefined; lat?: number | undefined; lng?: number | undefined; price?: number | undefined; priceUnits?: "total" | "perSqft" | "perMonth" | undefined; tenants?: readonly ("family" | "bachelor" | "female" | "student" | "office")[] | undefined; availableFrom?: string | undefined; advanceMonths?: number | undefined; serviceCharge?: number | undefined; postTitle: string; description: string; condition?: "new" | "used" | undefined; constructionStatus?: "ready" | "underConstruction" | undefined; totalRooms?: number | undefined; drawingRooms?: number | undefined; balconies?: number | undefined; garages?: number | undefined; availableFloor?: number | undefined; totalFloor?: number | undefined; totalUnit?: number | undefined; furnishing?: "furnished" | "semiFurnished" | "unfurnished" | undefined; facing?: "north" | "south" | "east" | "west" | undefined; lift?: boolean | undefined; facilities?: readonly ("prayerRoom" | "security" | "fireExit" | "fireProtection" | "alarm" | "electronicSecurity" | "conversationRoom" | "waterConnection" | "hotWater" | "gym" | "pool" | "garden" | "selfWaterSupply" | "generator" | "intercom" | "wifi" | "cableTv" | "solarPanel" | "servantRoom" | "guestParking")[] | undefined; floorPlan?: { north?: number | null | undefined; rooms?: readonly ({ kind: "master" | "bedroom" | "drawing" | "dining" | "living" | "kitchen" | "bathroom" | "balcony" | "study" | "prayer" | "servant" | "store" | "passage" | "stairs" | "parking" | "hall" | "office" | "other"; name?: string | undefined; x: number; y: number; w: number; h: number })[] | undefined; doors?: readonly ({ room: number; side: "top" | "right" | "bottom" | "left"; at: number; width: number })[] | undefined; windows?: readonly ({ room: number; side: "top" | "right" | "bottom" | "left"; at: number; width: number })[] | undefined } | undefined; postedBy: "owner" | "agent" | "developer"; primaryContact: string; secondaryContact?: string | undefined; plan: "free" | "paid"; shots?: readonly ("living" | "dining" | "bedroom" | "kitchen" | "bath" | "balcony" | "entrance" | "roof" | "parking" | "outside" | "road" | "yard" | "front" | "back" | "left" | "right" | "pillar" | "board" | "inside" | "gate" | "loading" | "power" | "plan" | null)[] | undefined; photoFindings?: readonly (readonly ("small" | "screenshot" | "collage" | "dark" | "blurred" | "tilted" | "text" | "twice")[])[] | undefined; rentFee?: number | undefined; keepImages?: readonly string[] | undefined; revision?: number | undefined; images?: readonly Blob[] | undefined }; idempotencyKey?: string; signal?: AbortSignal }; answer: { success: true; message: string; post: OwnPost } };
  /** Hide a post, show it again, or mark it as sold or rented; does not count as an edit */
  "ownPosts.setState": { input: { params: { PostID: number }; body: { state: "live" | "hidden" | "sold" | "rented" }; signal?: AbortSignal }; answer: { success: true; message: string; post: OwnPost } };
  /** Renew a post that has expired or is about to for 60 more days; after 3 renewals it is reviewed first */
  "ownPosts.renew": { input: { params: { PostID: number }; signal?: AbortSignal }; answer: { success: true; message: string; post: OwnPost } };
  /** Delete a post; it leaves every list immediately */
  "ownPosts.remove": { input: { params: { PostID: number }; signal?: AbortSignal }; answer: { success: true; message: string } };
  /** Group-wise building offers, those that still take people first, then the newest */
  "groups.list": { input: { query?: { q?: string | undefined; division?: string | undefined; district?: string | undefined; subDistrict?: string | undefined; sizeMin?: number | undefined; sizeMax?: number | undefined; stage?: "forming" | "landBought" | "building" | "closed" | undefined; page?: number | undefined; limit?: number | undefined }; signal?: AbortSignal }; answer: { success: true; items: GroupCard[]; pagination: Pagination } };
  /** A group-wise building offer with its ledger, instalments, milestones and documents */
  "groups.get": { input: { params: { postId: number }; signal?: AbortSignal }; answer: { success: true; offer: GroupOffer } };
  /** Up to six other offers, those nearby first */
  "groups.similar": { input: { params: { postId: number }; signal?: AbortSignal }; answer: { success: true; items: GroupCard[] } };
  /** How many people want to build where; an area appears from 5 people on */
  "groups.demand": { input: { signal?: AbortSignal }; answer: { success: true; items: Demand[] } };
  /** Design firms, the best rated first; few ratings weigh less than many */
  "interiors.list": { input: { query?: { q?: string | undefined; category?: "exterior" | "furniture" | "home" | "office" | "restaurant" | "cafe" | "hotel" | "showroom" | "gym" | undefined; budget?: "luxury" | "budgetFriendly" | "lowBudget" | undefined; ratingMin?: number | undefined; division?: string | undefined; district?: string | undefined; subDistrict?: string | undefined; page?: number | undefined; limit?: number | undefined }; signal?: AbortSignal }; answer: { success: true; items: FirmCard[]; pagination: Pagination } };
  /** A design firm with its rating histogram, the head of its gallery and of its reviews; without a phone number */
  "interiors.get": { input: { params: { PostID: number }; signal?: AbortSignal }; answer: { success: true; firm: Firm } };
  /** Up to six other firms that do the same work, those nearby first */
  "interiors.similar": { input: { params: { PostID: number }; signal?: AbortSignal }; answer: { success: true; items: FirmCard[] } };
  /** 24 pictures per page, all or of one category */
  "interiors.gallery": { input: { params: { PostID: number }; query?: { category?: "exterior" | "furniture" | "home" | "office" | "restaurant" | "cafe" | "hotel" | "showroom" | "gym" | undefined; page?: number | undefined }; signal?: AbortSignal }; answer: { success: true; companyName: BothLanguages; items: ({ src: string; srcset: string; w: number; h: number; blurhash: string | null; bytes?: number[]; shot?: "living" | "dining" | "bedroom" | "kitchen" | "bath" | "balcony" | "entrance" | "roof" | "parking" | "outside" | "road" | "yard" | "front" | "back" | "left" | "right" | "pillar" | "board" | "inside" | "gate" | "loading" | "power" | "plan"; id: string; category: "exterior" | "furniture" | "home" | "office" | "restaurant" | "cafe" | "hotel" | "showroom" | "gym"; caption: BothLanguages | null; stage: "before" | "after" | null })[]; albums: ({ category: "exterior" | "furniture" | "home" | "office" | "restaurant" | "cafe" | "hotel" | "showroom" | "gym"; count: number })[]; pagination: Pagination } };
  /** The firm’s phone number; counted and rate limited */
  "interiors.contact": { input: { params: { PostID: number }; signal?: AbortSignal }; answer: { success: true; primaryContact: string; secondaryContact: string | null } };
  /** The firm that the caller owns, with the draft that waits for staff */
  "interiors.ownFirm": { input: { signal?: AbortSignal }; answer: { success: true; firm: StaffFirm } };
  /** Draft changes to one’s own firm; staff publish them */
  "interiors.saveDraft": { input: { body: { about: { bn: string; en: string }; services?: readonly ("design3d" | "modularKitchen" | "falseCeiling" | "lighting" | "wardrobe" | "wallpaper" | "painting" | "flooring" | "bathroom" | "partition" | "facade" | "landscape" | "signage" | "supervision" | "turnkey")[] | undefined; startingPrice?: { bn: string; en: string } | null | undefined; address?: string | undefined; phone: string }; signal?: AbortSignal }; answer: { success: true; message: string; firm: StaffFirm } };
  /** Published articles in the reader’s language, newest first; the first page without a search also has those in the spotlight */
  "blog.list": { input: { query?: { q?: string | undefined; category?: "buying" | "renting" | "land" | "building" | "interior" | "money" | "safety" | "areas" | undefined; page?: number | undefined; limit?: number | undefined }; signal?: AbortSignal }; answer: { success: true; items: ArticleCard[]; spotlight: ArticleCard[]; pagination: Pagination } };
  /** A published article in the reader’s language, with three others like it */
  "blog.one": { input: { params: { id: number }; signal?: AbortSignal }; answer: { success: true; article: ArticlePage; similar: ArticleCard[] } };
  /** Comments on an article, newest first, each with its replies, the oldest first */
  "blog.comments": { input: { params: { id: number }; query?: { page?: number | undefined; limit?: number | undefined }; signal?: AbortSignal }; answer: { success: true; items: Thread[]; pagination: Pagination } };
  /** Comment on an article or, with `parentId`, reply to a comment; what holds a link, a phone number or a banned word waits for the team */
  "blog.comment": { input: { params: { id: number }; body: { text: string; parentId?: string | undefined }; idempotencyKey?: string; signal?: AbortSignal }; answer: { success: true; message: string; comment: Comment } };
  /** Change one’s own comment within 15 minutes */
  "blog.editComment": { input: { params: { id: string }; body: { text: string }; signal?: AbortSignal }; answer: { success: true; message: string; comment: Comment } };
  /** Delete one’s own comment; with replies its place stays */
  "blog.deleteComment": { input: { params: { id: string }; signal?: AbortSignal }; answer: Success };
  /** Approved reviews of a firm with its answers: all, or those with photos or with an answer */
  "reviews.list": { input: { params: { PostID: number }; query?: { sort?: "recent" | "highest" | "lowest" | undefined; with?: "photos" | "response" | undefined; page?: number | undefined; limit?: number | undefined }; signal?: AbortSignal }; answer: { success: true; items: PublicReview[]; pagination: Pagination } };
  /** Send a review with a ticket; it waits for approval */
  "reviews.submit": { input: { params: { PostID: number }; body: { reviewTicket: string; rating: number; review: string; images?: readonly Blob[] | undefined }; idempotencyKey?: string; signal?: AbortSignal }; answer: { success: true; _id: string; message: string } };
  /** Exchange a code for a ticket that is valid for 30 minutes; five tries an hour */
  "reviews.verifyCode": { input: { params: { PostID: number }; body: { code: string }; signal?: AbortSignal }; answer: { success: true; reviewTicket: string; project: string; month: string } };
  /** The caller’s reviews, newest first, and the firms they are about. If there are none, the message is `User Reviews not found` in every language */
  "reviews.own": { input: { signal?: AbortSignal }; answer: { success: true; interiorPosts: ReviewedFirm[]; reviews: OwnReview[]; message: string } };
  /** Change the text or the pictures of one’s own review; it waits for approval again */
  "reviews.update": { input: { params: { id: string }; body: { reviewId?: string | undefined; review: string; keepImages?: readonly string[] | undefined; removeImages?: readonly string[] | undefined; images?: readonly Blob[] | undefined }; signal?: AbortSignal }; answer: { success: true; message: string; review: OwnReview } };
  /** Delete one’s own review */
  "reviews.remove": { input: { params: { id: string }; signal?: AbortSignal }; answer: { success: true; message: string } };
  /** Answer an approved review of one’s own firm; may be changed for 24 hours */
  "reviews.respond": { input: { params: { id: string }; body: { text: string }; signal?: AbortSignal }; answer: { success: true; message: string; firmResponse: FirmResponse } };
  /** Record interest in an offer or in building at a place; a repeat by the same phone within 30 days succeeds and creates nothing */
  "interests.group": { input: { body: { name: string; occupation: string; phone: string; postId?: number | undefined; division: "dhaka" | "rajshahi" | "chittagong" | "sylhet" | "khulna" | "barishal" | "rangpur" | "mymensingh"; location: string }; signal?: AbortSignal }; answer: { success: true; message: string; repeated?: true } };
  /** Record interest in a firm’s work; a repeat by the same phone within 30 days succeeds and creates nothing */
  "interests.firm": { input: { params: { PostID: number }; body: { name: string; occupation: string; phone: string; note?: string | undefined }; signal?: AbortSignal }; answer: { success: true; message: string; repeated?: true } };
  /** Interests in the caller’s own firm */
  "interests.ownFirm": { input: { query?: { page?: number | undefined; limit?: number | undefined }; signal?: AbortSignal }; answer: { success: true; items: Interest[]; pagination: Pagination } };
  /** Save a live post; saving it twice makes one record */
  "saved.save": { input: { body: { postId: number; type: "sell" | "rent" | "group" | "interior" }; idempotencyKey?: string; signal?: AbortSignal }; answer: { success: true; _id: string } };
  /** Ids of all saved posts, for the hearts in lists */
  "saved.ids": { input: { signal?: AbortSignal }; answer: { success: true; saved: ({ type: "sell" | "rent" | "group" | "interior"; postId: number; _id: string })[] } };
  /** A page of saved posts, and all that are no longer available. With `sort`, in display order; without it, pages run from the newest, each oldest first, so that reversing a page puts the newest first */
  "saved.list": { input: { query?: { page?: number | undefined; limit?: number | undefined; type?: "sell" | "rent" | "group" | "interior" | undefined; sort?: "asc" | "desc" | "recent" | undefined }; signal?: AbortSignal }; answer: { success: true; SavedPosts: SavedPost[]; notFoundIds: NotFoundPost[]; notFoundPostIds: number[]; pagination: Pagination } };
  /** Remove a saved post by the `_id` of the record or by the number of the post */
  "saved.remove": { input: { params: { id: string | number }; signal?: AbortSignal }; answer: Success };
  /** The caller’s shortlists, newest first; those that ended stay for 30 days */
  "shortlists.list": { input: { signal?: AbortSignal }; answer: { success: true; shortlists: ShortlistEntry[] } };
  /** Make a shortlist of up to 10 live posts, with an address that holds for 30 days */
  "shortlists.create": { input: { body: { name: string; postIds?: readonly number[] | undefined }; idempotencyKey?: string; signal?: AbortSignal }; answer: { success: true; shortlist: Shortlist } };
  /** A shortlist with its posts and what was answered */
  "shortlists.one": { input: { params: { id: string }; signal?: AbortSignal }; answer: { success: true; shortlist: Shortlist } };
  /** Give a shortlist another name */
  "shortlists.rename": { input: { params: { id: string }; body: { name: string }; signal?: AbortSignal }; answer: Success };
  /** End the address at once; the owner sees the answers for some days more */
  "shortlists.revoke": { input: { params: { id: string }; signal?: AbortSignal }; answer: Success };
  /** Remove somebody’s answers from one’s own shortlist; the key on that device is worth nothing from then on */
  "shortlists.removeVisitor": { input: { params: { id: string }; signal?: AbortSignal }; answer: Success };
  /** A shortlist as whoever has its address sees it: never a phone number or an email */
  "shortlists.read": { input: { params: { token: string }; signal?: AbortSignal }; answer: { success: true; shortlist: SharedShortlist } };
  /** Answer under a name; the key, said only this once, is what changes or withdraws the answers later */
  "shortlists.join": { input: { params: { token: string }; body: { name: string }; signal?: AbortSignal }; answer: { success: true; visitorId: string; visitorKey: string; shortlist: SharedShortlist } };
  /** Withdraw all of one’s answers and the name */
  "shortlists.leave": { input: { params: { token: string }; body: { visitorKey: string }; signal?: AbortSignal }; answer: { success: true; shortlist: SharedShortlist } };
  /** Say yes or no to a post, with a note; `none` withdraws it. A key that is not one of this shortlist answers 404 */
  "shortlists.vote": { input: { params: { token: string }; body: { visitorKey: string; postId: number; vote: "up" | "down" | "none"; note?: string | undefined }; signal?: AbortSignal }; answer: { success: true; shortlist: SharedShortlist } };
  /** Saved searches, newest first */
  "savedSearches.list": { input: { signal?: AbortSignal }; answer: { success: true; savedSearches: SavedSearch[] } };
  /** Save a search, at most 10. If the same one is already saved, that one is returned */
  "savedSearches.save": { input: { body: { name?: string | undefined; query: { purpose?: "sell" | "rent" | "group" | "interior" | undefined; assume?: "sell" | "rent" | undefined; q?: string | undefined; division?: readonly string[] | undefined; district?: readonly string[] | undefined; subDistrict?: readonly string[] | undefined; locality?: readonly string[] | undefined; propertyType?: readonly ("apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse")[] | undefined; withoutArea?: readonly string[] | undefined; withoutType?: readonly ("apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse")[] | undefined; priceMin?: number | undefined; priceMax?: number | undefined; priceUnits?: "all" | "total" | "perSqft" | undefined; sizeMin?: number | undefined; sizeMax?: number | undefined; landMin?: number | undefined; landMax?: number | undefined; landUnit?: "katha" | "bigha" | "acres" | "shotok" | undefined; landCategory?: "all" | "agricultural" | "residential" | "commercial" | "other" | undefined; bedMin?: number | undefined; bathMin?: number | undefined; condition?: "new" | "used" | undefined; construction?: "ready" | "underConstruction" | undefined; furnishing?: "furnished" | "semiFurnished" | "unfurnished" | undefined; facing?: "north" | "south" | "east" | "west" | undefined; lift?: boolean | undefined; postedBy?: "owner" | "agent" | "developer" | undefined; facilities?: readonly ("prayerRoom" | "security" | "fireExit" | "fireProtection" | "alarm" | "electronicSecurity" | "conversationRoom" | "waterConnection" | "hotWater" | "gym" | "pool" | "garden" | "selfWaterSupply" | "generator" | "intercom" | "wifi" | "cableTv" | "solarPanel" | "servantRoom" | "guestParking")[] | undefined; tenants?: readonly ("family" | "bachelor" | "female" | "student" | "office")[] | undefined; availableBy?: string | undefined; bounds?: string | undefined; near?: string | undefined; within?: string | undefined; metroKm?: number | undefined; category?: "exterior" | "furniture" | "home" | "office" | "restaurant" | "cafe" | "hotel" | "showroom" | "gym" | undefined; budget?: "luxury" | "budgetFriendly" | "lowBudget" | undefined; ratingMin?: number | undefined; stage?: "forming" | "landBought" | "building" | "closed" | undefined; sort?: "recent" | "relevance" | "priceAsc" | "priceDesc" | "sizeDesc" | "pricePerSqftAsc" | undefined; page?: number | undefined; limit?: number | undefined }; frequency?: "instant" | "daily" | "off" | undefined }; idempotencyKey?: string; signal?: AbortSignal }; answer: { success: true; savedSearch: SavedSearch } };
  /** Change the given fields; an empty name restores the automatic one */
  "savedSearches.update": { input: { params: { id: string }; body?: { name?: string | undefined; query?: { purpose?: "sell" | "rent" | "group" | "interior" | undefined; assume?: "sell" | "rent" | undefined; q?: string | undefined; division?: readonly string[] | undefined; district?: readonly string[] | undefined; subDistrict?: readonly string[] | undefined; locality?: readonly string[] | undefined; propertyType?: readonly ("apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse")[] | undefined; withoutArea?: readonly string[] | undefined; withoutType?: readonly ("apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse")[] | undefined; priceMin?: number | undefined; priceMax?: number | undefined; priceUnits?: "all" | "total" | "perSqft" | undefined; sizeMin?: number | undefined; sizeMax?: number | undefined; landMin?: number | undefined; landMax?: number | undefined; landUnit?: "katha" | "bigha" | "acres" | "shotok" | undefined; landCategory?: "all" | "agricultural" | "residential" | "commercial" | "other" | undefined; bedMin?: number | undefined; bathMin?: number | undefined; condition?: "new" | "used" | undefined; construction?: "ready" | "underConstruction" | undefined; furnishing?: "furnished" | "semiFurnished" | "unfurnished" | undefined; facing?: "north" | "south" | "east" | "west" | undefined; lift?: boolean | undefined; postedBy?: "owner" | "agent" | "developer" | undefined; facilities?: readonly ("prayerRoom" | "security" | "fireExit" | "fireProtection" | "alarm" | "electronicSecurity" | "conversationRoom" | "waterConnection" | "hotWater" | "gym" | "pool" | "garden" | "selfWaterSupply" | "generator" | "intercom" | "wifi" | "cableTv" | "solarPanel" | "servantRoom" | "guestParking")[] | undefined; tenants?: readonly ("family" | "bachelor" | "female" | "student" | "office")[] | undefined; availableBy?: string | undefined; bounds?: string | undefined; near?: string | undefined; within?: string | undefined; metroKm?: number | undefined; category?: "exterior" | "furniture" | "home" | "office" | "restaurant" | "cafe" | "hotel" | "showroom" | "gym" | undefined; budget?: "luxury" | "budgetFriendly" | "lowBudget" | undefined; ratingMin?: number | undefined; stage?: "forming" | "landBought" | "building" | "closed" | undefined; sort?: "recent" | "relevance" | "priceAsc" | "priceDesc" | "sizeDesc" | "pricePerSqftAsc" | undefined; page?: number | undefined; limit?: number | undefined } | undefined; frequency?: "instant" | "daily" | "off" | undefined }; signal?: AbortSignal }; answer: { success: true; savedSearch: SavedSearch } };
  /** Delete a saved search and stop its emails */
  "savedSearches.remove": { input: { params: { id: string }; signal?: AbortSignal }; answer: Success };
  /** Report a live post; a second report by the same person replaces the first */
  "reports.post": { input: { params: { PostID: number }; body: { reason: "fraud" | "untrue" | "gone" | "duplicate" | "photo" | "unreachable" | "offensive" | "other"; note?: string | undefined }; signal?: AbortSignal }; answer: Success };
  /** Report a public group offer; a second report by the same person replaces the first */
  "reports.group": { input: { params: { postId: number }; body: { reason: "fraud" | "untrue" | "photo" | "duplicate" | "private" | "advertising" | "offensive" | "other"; note?: string | undefined }; signal?: AbortSignal }; answer: Success };
  /** Report a public design firm; a second report by the same person replaces the first */
  "reports.interior": { input: { params: { PostID: number }; body: { reason: "fraud" | "untrue" | "othersWork" | "unreachable" | "private" | "advertising" | "offensive" | "other"; note?: string | undefined }; signal?: AbortSignal }; answer: Success };
  /** Report an approved review; a second report by the same person replaces the first */
  "reports.review": { input: { params: { id: string }; body: { reason: "untrue" | "notCustomer" | "offensive" | "private" | "advertising" | "other"; note?: string | undefined }; signal?: AbortSignal }; answer: Success };
  /** Report a comment on an article; a second report by the same person replaces the first */
  "reports.comment": { input: { params: { id: string }; body: { reason: "offensive" | "fraud" | "advertising" | "private" | "untrue" | "other"; note?: string | undefined }; signal?: AbortSignal }; answer: Success };
  /** Number of unread notifications */
  "notifications.unreadCount": { input: { signal?: AbortSignal }; answer: { success: true; unreadCount: number } };
  /** 10 notifications per page, newest first by default; `q` searches title and message in both languages */
  "notifications.all": { input: { query?: { page?: number | undefined; q?: string | undefined; sort?: "newest" | "oldest" | undefined }; signal?: AbortSignal }; answer: { success: true; data: Notification[]; totalNotify: number } };
  /** The same, unread only */
  "notifications.unread": { input: { query?: { page?: number | undefined; q?: string | undefined; sort?: "newest" | "oldest" | undefined }; signal?: AbortSignal }; answer: { success: true; data: Notification[]; totalNotify: number } };
  /** The same, read only */
  "notifications.read": { input: { query?: { page?: number | undefined; q?: string | undefined; sort?: "newest" | "oldest" | undefined }; signal?: AbortSignal }; answer: { success: true; data: Notification[]; totalNotify: number } };
  /** Mark one as read; does nothing if it already is */
  "notifications.markRead": { input: { params: { id: string }; signal?: AbortSignal }; answer: Success };
  /** Mark all as read; `modified` is how many were unread */
  "notifications.markAll": { input: { signal?: AbortSignal }; answer: { success: true; modified: number } };
  /** Mark some as read, at most 100; those of other people are ignored */
  "notifications.markMany": { input: { body?: { ids?: readonly string[] | undefined }; signal?: AbortSignal }; answer: { success: true; modified: number; unreadCount: number } };
  /** Delete one */
  "notifications.remove": { input: { params: { id: string }; signal?: AbortSignal }; answer: { success: true; unreadCount: number } };
  /** Delete some, at most 100; those of other people are ignored */
  "notifications.removeMany": { input: { body?: { ids?: readonly string[] | undefined }; signal?: AbortSignal }; answer: { success: true; deleted: number; unreadCount: number } };
  /** Which groups of notifications reach the caller in the inbox, by push and by email */
  "preferences.read": { input: { signal?: AbortSignal }; answer: { success: true; preferences: Preferences } };
  /** Switch some of them; what is not sent stays. Decisions about one’s own posts and the account are always in the inbox, and email about the account is always sent */
  "preferences.change": { input: { body: { preferences: Record<string, Record<string, boolean>> }; signal?: AbortSignal }; answer: { success: true; preferences: Preferences } };
  /** Divisions with their districts, sub-districts and the neighbourhoods of these; can be cached for a day */
  "areas.list": { input: { signal?: AbortSignal }; answer: AreasAnswer };
  /** The unions of a sub-district, for `locality`; none in a city. Can be cached for a day */
  "areas.unions": { input: { query: { subDistrict: string }; signal?: AbortSignal }; answer: { success: true; unions: Named[] } };
  /** What an area offers and asks, measured on its live posts; a division is named with `-division` at its end */
  "areas.read": { input: { params: { id: string }; signal?: AbortSignal }; answer: { success: true; guide: AreaGuide } };
  /** What live posts of a kind usually ask in the locality, else in the sub-district, else in the district, and how soon such were sold or let; null where too few say it */
  "usualRate.around": { input: { query: { type: "sell" | "rent"; propertyType: "apartment" | "home" | "duplex" | "land" | "office" | "showroom" | "shop" | "restaurant" | "factory" | "warehouse"; district: string; subDistrict: string; locality?: string | undefined }; signal?: AbortSignal }; answer: { success: true; rate: AreaRate | null; sold: SoldTimes | null } };
  /** What up to 24 live posts like this one ask, those nearest in size; null where too few do, or where it has no size */
  "usualRate.of": { input: { params: { PostID: number }; signal?: AbortSignal }; answer: { success: true; prices: SimilarPrices | null } };
  /** Areas with the most live posts, this week’s review time and whether the office is open */
  "overview.read": { input: { signal?: AbortSignal }; answer: { success: true; overview: Overview } };
  /** The caller’s webhooks */
  "webhooks.list": { input: { signal?: AbortSignal }; answer: { success: true; webhooks: Webhook[] } };
  /** Have an address told of the caller’s posts; at most 5. The secret that signs what is sent is shown only here */
  "webhooks.create": { input: { body: { url: string; events?: readonly ("post.live" | "post.changed" | "post.gone")[] | undefined; every?: boolean | undefined }; signal?: AbortSignal }; answer: { success: true; webhook: Webhook; secret: string } };
  /** Change the address or the events of a webhook, or switch it off and on; what is not named stays */
  "webhooks.update": { input: { params: { id: string }; body?: { url?: string | undefined; events?: readonly ("post.live" | "post.changed" | "post.gone")[] | undefined; on?: boolean | undefined }; signal?: AbortSignal }; answer: { success: true; webhook: Webhook } };
  /** Delete a webhook with its log */
  "webhooks.remove": { input: { params: { id: string }; signal?: AbortSignal }; answer: Success };
  /** A new secret, shown only here; for a day what is sent is signed with both */
  "webhooks.rotate": { input: { params: { id: string }; signal?: AbortSignal }; answer: { success: true; webhook: Webhook; secret: string } };
  /** Send the event `test` to the address */
  "webhooks.test": { input: { params: { id: string }; signal?: AbortSignal }; answer: Success };
  /** What was sent to the address and how that ended, newest first; kept for 30 days */
  "webhooks.deliveries": { input: { params: { id: string }; query?: { page?: number | undefined; limit?: number | undefined }; signal?: AbortSignal }; answer: { success: true; deliveries: WebhookDelivery[]; pagination: Pagination } };
  /** Send a delivery once more, with the same id */
  "webhooks.again": { input: { params: { id: string }; signal?: AbortSignal }; answer: Success };
  /** Bring in up to 200 listings by the rules of the CSV import; good rows are taken and the others told. `dryRun` changes nothing */
  "imports.listings": { input: { body?: { rows?: readonly Record<string, unknown>[] | undefined; dryRun?: boolean | undefined }; idempotencyKey?: string; signal?: AbortSignal }; answer: { success: true; dryRun: boolean; report: ImportReport } };
  /** The caller’s API keys, newest first; the keys themselves are not kept */
  "apiKeys.list": { input: { signal?: AbortSignal }; answer: { success: true; keys: ApiKey[] } };
  /** Make an API key, which is shown only here; at most 10 at a time. `import:write` is for admins */
  "apiKeys.create": { input: { body: { name: string; scopes?: readonly ("posts:read" | "posts:write" | "saved:read" | "searches:read" | "webhooks" | "import:write")[] | undefined; days?: number | undefined }; signal?: AbortSignal }; answer: { success: true; key: string; apiKey: ApiKey } };
  /** Revoke an API key; it stops working at once */
  "apiKeys.revoke": { input: { params: { id: string }; signal?: AbortSignal }; answer: Success };
  /** The second step of signing in, with the ticket that CODE_REQUIRED brings: a code of the authenticator app or a recovery code */
  "twoStep.verify": { input: { body: { ticket: string; code: string }; signal?: AbortSignal }; answer: LoginAnswer };
}

const routes: Record<keyof Operations, readonly [method: string, path: string, files?: string]> = {
  "accounts.login": ["POST", "/api/login"],
  "accounts.logout": ["POST", "/api/logout"],
  "accounts.profile": ["GET", "/api/profile"],
  "profiles.update": ["PUT", "/api/profile", "proPic"],
  "profiles.remove": ["DELETE", "/api/profile"],
  "profiles.changePassword": ["PUT", "/api/profile/changePassword"],
  "profiles.sessions": ["GET", "/api/profile/sessions"],
  "profiles.endOtherSessions": ["DELETE", "/api/profile/sessions"],
  "profiles.endSession": ["DELETE", "/api/profile/sessions/{id}"],
  "profiles.export": ["GET", "/api/profile/export"],
  "profiles.settings": ["GET", "/api/profile/getSettings"],
  "profiles.updateSettings": ["PUT", "/api/profile/updateSettings"],
  "profiles.publicProfile": ["GET", "/api/users/{id}"],
  "profiles.contact": ["POST", "/api/users/{id}/contact"],
  "registrations.sendCode": ["POST", "/api/register/sendCode"],
  "registrations.verifyCode": ["POST", "/api/register/verifyCode"],
  "registrations.register": ["POST", "/api/register"],
  "resets.sendCode": ["POST", "/api/forgotPassword/sendCode"],
  "resets.verifyCode": ["POST", "/api/forgotPassword/verifyCode"],
  "resets.check": ["GET", "/api/resetPassword/{resetToken}"],
  "resets.reset": ["POST", "/api/resetPassword/{resetToken}"],
  "search.posts": ["GET", "/api/search"],
  "search.facets": ["GET", "/api/search/facets"],
  "search.suggest": ["GET", "/api/suggest"],
  "posts.submitSell": ["POST", "/api/posts/sell", "images"],
  "posts.submitRent": ["POST", "/api/posts/rent", "images"],
  "posts.get": ["GET", "/api/posts/{PostID}"],
  "posts.named": ["GET", "/api/posts"],
  "posts.similar": ["GET", "/api/posts/{PostID}/similar"],
  "posts.view": ["POST", "/api/posts/{PostID}/view"],
  "posts.contact": ["POST", "/api/posts/{PostID}/contact"],
  "ownPosts.list": ["GET", "/api/profile/getUserPosts"],
  "ownPosts.get": ["GET", "/api/profile/getUserPost/{PostID}"],
  "ownPosts.update": ["PUT", "/api/profile/updateUserPosts/{PostID}", "images"],
  "ownPosts.setState": ["PUT", "/api/profile/updatePostState/{PostID}"],
  "ownPosts.renew": ["PUT", "/api/profile/renewUserPosts/{PostID}"],
  "ownPosts.remove": ["DELETE", "/api/profile/deleteUserPosts/{PostID}"],
  "groups.list": ["GET", "/api/groups"],
  "groups.get": ["GET", "/api/groups/{postId}"],
  "groups.similar": ["GET", "/api/groups/{postId}/similar"],
  "groups.demand": ["GET", "/api/groups/demand"],
  "interiors.list": ["GET", "/api/interiors"],
  "interiors.get": ["GET", "/api/interiors/{PostID}"],
  "interiors.similar": ["GET", "/api/interiors/{PostID}/similar"],
  "interiors.gallery": ["GET", "/api/interiors/{PostID}/gallery"],
  "interiors.contact": ["POST", "/api/interiors/{PostID}/contact"],
  "interiors.ownFirm": ["GET", "/api/profile/firm"],
  "interiors.saveDraft": ["PUT", "/api/profile/firm"],
  "blog.list": ["GET", "/api/blog"],
  "blog.one": ["GET", "/api/blog/{id}"],
  "blog.comments": ["GET", "/api/blog/{id}/comments"],
  "blog.comment": ["POST", "/api/blog/{id}/comments"],
  "blog.editComment": ["PUT", "/api/comments/{id}"],
  "blog.deleteComment": ["DELETE", "/api/comments/{id}"],
  "reviews.list": ["GET", "/api/interiors/{PostID}/reviews"],
  "reviews.submit": ["POST", "/api/interiors/{PostID}/reviews", "images"],
  "reviews.verifyCode": ["POST", "/api/interiors/{PostID}/reviews/verifyCode"],
  "reviews.own": ["GET", "/api/profile/getUserPostsReview"],
  "reviews.update": ["PUT", "/api/profile/updateUserPostReview/{id}", "images"],
  "reviews.remove": ["DELETE", "/api/reviews/{id}"],
  "reviews.respond": ["PUT", "/api/reviews/{id}/response"],
  "interests.group": ["POST", "/api/groups/interest"],
  "interests.firm": ["POST", "/api/interiors/{PostID}/interest"],
  "interests.ownFirm": ["GET", "/api/profile/firm/interests"],
  "saved.save": ["POST", "/api/profile/savePost"],
  "saved.ids": ["GET", "/api/profile/getSavedIds"],
  "saved.list": ["GET", "/api/profile/getSavePostForProfile"],
  "saved.remove": ["DELETE", "/api/profile/deleteUserSavedPost/{id}"],
  "shortlists.list": ["GET", "/api/shortlists"],
  "shortlists.create": ["POST", "/api/shortlists"],
  "shortlists.one": ["GET", "/api/shortlists/{id}"],
  "shortlists.rename": ["PUT", "/api/shortlists/{id}"],
  "shortlists.revoke": ["DELETE", "/api/shortlists/{id}"],
  "shortlists.removeVisitor": ["DELETE", "/api/shortlists/visitors/{id}"],
  "shortlists.read": ["GET", "/api/sharedShortlists/{token}"],
  "shortlists.join": ["POST", "/api/sharedShortlists/{token}/visitors"],
  "shortlists.leave": ["DELETE", "/api/sharedShortlists/{token}/visitors"],
  "shortlists.vote": ["PUT", "/api/sharedShortlists/{token}/votes"],
  "savedSearches.list": ["GET", "/api/savedSearches"],
  "savedSearches.save": ["POST", "/api/savedSearches"],
  "savedSearches.update": ["PUT", "/api/savedSearches/{id}"],
  "savedSearches.remove": ["DELETE", "/api/savedSearches/{id}"],
  "reports.post": ["POST", "/api/posts/{PostID}/report"],
  "reports.group": ["POST", "/api/groups/{postId}/report"],
  "reports.interior": ["POST", "/api/interiors/{PostID}/report"],
  "reports.review": ["POST", "/api/reviews/{id}/report"],
  "reports.comment": ["POST", "/api/comments/{id}/report"],
  "notifications.unreadCount": ["GET", "/api/notifications/getUnreadCount"],
  "notifications.all": ["GET", "/api/notifications/getUserNotifications"],
  "notifications.unread": ["GET", "/api/notifications/getUnreadNotifications"],
  "notifications.read": ["GET", "/api/notifications/getReadNotifications"],
  "notifications.markRead": ["PUT", "/api/notifications/markNotificationAsRead/{id}"],
  "notifications.markAll": ["PUT", "/api/notifications/markAllAsRead"],
  "notifications.markMany": ["PUT", "/api/notifications/markManyAsRead"],
  "notifications.remove": ["DELETE", "/api/notifications/deleteNotification/{id}"],
  "notifications.removeMany": ["DELETE", "/api/notifications/deleteMany"],
  "preferences.read": ["GET", "/api/notifications/preferences"],
  "preferences.change": ["PUT", "/api/notifications/preferences"],
  "areas.list": ["GET", "/api/areas"],
  "areas.unions": ["GET", "/api/areas/unions"],
  "areas.read": ["GET", "/api/areas/{id}/guide"],
  "usualRate.around": ["GET", "/api/areas/usual-rate"],
  "usualRate.of": ["GET", "/api/posts/{PostID}/similar-prices"],
  "overview.read": ["GET", "/api/overview"],
  "webhooks.list": ["GET", "/api/profile/webhooks"],
  "webhooks.create": ["POST", "/api/profile/webhooks"],
  "webhooks.update": ["PUT", "/api/profile/webhooks/{id}"],
  "webhooks.remove": ["DELETE", "/api/profile/webhooks/{id}"],
  "webhooks.rotate": ["POST", "/api/profile/webhooks/{id}/secret"],
  "webhooks.test": ["POST", "/api/profile/webhooks/{id}/test"],
  "webhooks.deliveries": ["GET", "/api/profile/webhooks/{id}/deliveries"],
  "webhooks.again": ["POST", "/api/profile/webhookDeliveries/{id}/again"],
  "imports.listings": ["POST", "/api/admin/imports/listings"],
  "apiKeys.list": ["GET", "/api/profile/apiKeys"],
  "apiKeys.create": ["POST", "/api/profile/apiKeys"],
  "apiKeys.revoke": ["DELETE", "/api/profile/apiKeys/{id}"],
  "twoStep.verify": ["POST", "/api/login/verifyCode"],
};

export interface UthanOptions {
  /** Where the API is, such as https://uthan.example. */
  baseUrl: string;
  /** A personal API key, or the `userToken` of signing in. Without it only what is open to anyone can be called. */
  key?: string;
  /** The language of messages. */
  language?: 'bn' | 'en';
  /** Another `fetch`, such as one of a test. */
  fetch?: typeof fetch;
}

/** Why a call was refused. `code` is stable; the message is for people. */
export class UthanError extends Error {
  override name = 'UthanError';
  /** 0 where nobody answered as the API does. */
  readonly status: number;
  readonly code: ErrorCode | 'NO_RESPONSE';
  /** What is wrong with single fields. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait before trying again. */
  readonly retryAfter: number | undefined;

  constructor(status: number, failure: Partial<Failure>) {
    super(failure.message ?? `The API answered ${status}.`);
    this.status = status;
    this.code = (failure.error as ErrorCode | undefined) ?? 'NO_RESPONSE';
    this.fields = failure.fields ?? {};
    this.retryAfter = failure.retryAfter;
  }
}

interface AnyInput {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: Readonly<Record<string, unknown>>;
  idempotencyKey?: string;
  signal?: AbortSignal;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value]);

function addressOf(base: string, path: string, { params = {}, query = {} }: AnyInput): string {
  const url = new URL(path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(params[name]))), base);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) for (const one of listOf(value)) url.searchParams.append(name, String(one));
  }
  return url.href;
}

function formOf(body: Readonly<Record<string, unknown>>, files: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    for (const one of listOf(value)) {
      if (name === files) form.append(name, one as Blob, 'photo');
      else form.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one));
    }
  }
  return form;
}

type InputOf<K extends keyof Operations> = Operations[K]['input'];
type Given<K extends keyof Operations> = Record<never, never> extends InputOf<K> ? [input?: InputOf<K>] : [input: InputOf<K>];

/** Calls the API. Every call throws UthanError where it is refused. */
export class Uthan {
  readonly #options: UthanOptions;

  constructor(options: UthanOptions) {
    this.#options = options;
  }

  async call<K extends keyof Operations>(name: K, ...[given]: Given<K>): Promise<Operations[K]['answer']> {
    const { baseUrl, key, language, fetch: send = fetch } = this.#options;
    const [method, path, files] = routes[name];
    const input = (given ?? {}) as AnyInput;
    const headers = new Headers({ accept: 'application/json', 'uthan-version': apiVersion });
    if (key) headers.set('authorization', `Bearer ${key}`);
    if (language) headers.set('accept-language', language);
    if (input.idempotencyKey) headers.set('idempotency-key', input.idempotencyKey);
    const init: RequestInit = { method, headers };
    if (input.signal) init.signal = input.signal;
    if (input.body && files) init.body = formOf(input.body, files);
    else if (input.body) {
      headers.set('content-type', 'application/json');
      init.body = JSON.stringify(input.body);
    }
    const response = await send(addressOf(baseUrl, path, input), init);
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw new UthanError(response.status, (answer ?? {}) as Partial<Failure>);
    return answer as Operations[K]['answer'];
  }

  /** Every change of the live posts since an instant or a cursor, page by page, until nothing is left; keep the last page's `cursor`. */
  async *follow(query: NonNullable<InputOf<'search.posts'>['query']>): AsyncGenerator<Operations['search.posts']['answer']> {
    let page = await this.call('search.posts', { query });
    yield page;
    while (page.more && page.cursor !== undefined) {
      const { updatedSince: _begun, ...filters } = query;
      page = await this.call('search.posts', { query: { ...filters, cursor: page.cursor } });
      yield page;
    }
  }
}

const hex = (bytes: ArrayBuffer): string => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Compares without telling by its time where two texts differ. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}

/** Whether a webhook came from Uthan just now: give the header `Uthan-Signature`, the body as it arrived, and the secret. */
export async function isFromUthan(signature: string, body: string, secret: string, now: number = Date.now()): Promise<boolean> {
  const parts = signature.split(',').map((part) => part.split('=') as [string, string | undefined]);
  const second = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (Math.abs(now / 1000 - Number(second)) > 300 || second === '') return false;
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const wanted = hex(await crypto.subtle.sign('HMAC', key, encoder.encode(`${second}.${body}`)));
  return parts.some(([name, value]) => name === 'v1' && value !== undefined && isSame(value, wanted));
}
