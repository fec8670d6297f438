/**
 * A member of the demo organisation as the seeds know them; what the wire shows of them is decided by
 * `views/people.ts`.
 */
export type Person = {
  id: string
  firstName: string
  lastName: string
  /** The language that the person writes in, and the default of their notifications' texts. */
  language: Language
  role: string
  place: Place
  area: string
  businessUnit: string
  biography?: string
  /** How the portrait is drawn; people without one are shown by their initials. */
  portrait?: PortraitStyle
  privateProfile?: boolean
  deleted?: boolean
  blocked?: boolean
  /** Works without a company mailbox and telephone (shop floor). */
  unreachable?: boolean
  /** Set for the people who can sign in to the demo. */
  account?: Account
  /** What the person has changed since; a change makes a new person, as what is known of one is kept. */
  edits?: PersonEdits
}

/** What people say of themselves, where they have said it here. */
export type PersonEdits = {
  /** Counts the changes; the token for the next one is made of it. */
  version: number
  caption?: string | null
  pronunciation?: string | null
  biography?: string | null
  mobilePhone?: string | null
  skills?: { id: string; name: string }[]
  languages?: { code: string; level: 'basic' | 'fluent' | 'native' }[]
  hours?: { days: number[]; from: string; to: string }[]
  hidden?: string[]
  /** The id of the photo's bytes; null after it was removed. */
  photo?: string | null
  languageCode?: string | null
  timeZone?: string | null
}

/** What a drawn head looks like. */
export type PortraitStyle = 'long' | 'short' | 'beard'

export type Language = 'en' | 'it' | 'de' | 'es' | 'el' | 'pt' | 'fr'

export type Place =
  | 'Milano, Italy'
  | 'Torino, Italy'
  | 'Ulm, Germany'
  | 'Valencia, Spain'
  | 'Thessaloniki, Greece'
  | 'Campinas, Brazil'
  | 'Lyon, France'

/** What tells the demo accounts apart. */
export type Account = {
  userName: string
  licences: ('chat' | 'xlearning')[]
  resellerAdmin?: boolean
  manageUsers?: boolean
  viewUserProfiles: boolean
  /** Signs in through another system, which has the password. */
  passwordElsewhere?: boolean
  /** IANA name, for those whose profile says one. */
  timeZone?: string
}
