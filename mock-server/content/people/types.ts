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
  /** What the person shows to no colleague. */
  hiddenFields?: 'mobilePhone'[]
  deleted?: boolean
  blocked?: boolean
  /** Works without a company mailbox and telephone (shop floor). */
  unreachable?: boolean
  /** Set for the people who can sign in to the demo. */
  account?: Account
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
  /** IANA name, for those whose profile says one. */
  timeZone?: string
}
