import type { Schemas } from '@/api'

type CurrentUser = Schemas['CurrentUser']

/** Who asks, and what the installation has. */
export type Circumstances = {
  user: Pick<CurrentUser, 'id' | 'licences' | 'capabilities' | 'userSettings'>
  features: Schemas['InstalledFeatures']
}

/** A person whose profile is looked at. */
export type ProfileSubject = Pick<Schemas['User'], 'id' | 'deleted' | 'privateProfile'>

/** What may be asked, and what has to be known to answer. */
interface Subjects {
  /** Administration: the places "Manage" and "Admin", and with them the admin view of dialogs (AM-50). */
  administrate: void
  /** Reading the registries of people and groups. */
  manageUsers: void
  /** Changing who belongs to a group, in the view that the dialog stands in. */
  editGroupMembers: { adminView: boolean }
  /** Looking people up in the directory. */
  viewPeople: void
  /** Seeing more of a person than the name. */
  viewProfile: ProfileSubject
  follow: Pick<ProfileSubject, 'id' | 'deleted'> & { adminView: boolean }
  chat: void
  assistant: void
  /** Following a link to another tool, which may need a licence (AM-62). */
  openLink: { licence: string | null }
  /** Writing a post somewhere: in the communities that the person belongs to. */
  writePost: Pick<Schemas['CommunityList'], 'communities'>
  /** Adding files to a post. The server knows it; where it does not tell, the refusal of the upload will. */
  addAttachments: Pick<Schemas['Post'], 'canAddAttachments'>
}

export type Permission = keyof Subjects

/** Why something is not allowed; `RefusalReason` has the words. */
export type Refusal =
  | 'administrators-only'
  | 'admin-view-only'
  | 'not-in-admin-view'
  | 'not-installed'
  | 'licence-missing'
  | 'account-deleted'
  | 'profile-private'
  | 'profiles-closed'
  | 'oneself'
  | 'files-closed'
  | 'no-community'

/** Allowed, or refused with the reason that is shown in place of the action. */
export type Verdict = { allowed: true } | { allowed: false; reason: Refusal }

type Rules = {
  [Name in Permission]: (circumstances: Circumstances, subject: Subjects[Name]) => Refusal | null
}

/** Sections 5 and 6 of the specification, one line each. */
const rules: Rules = {
  administrate: (who) => (managesUsers(who) ? null : 'administrators-only'),
  manageUsers: (who) => (managesUsers(who) ? null : 'administrators-only'),
  editGroupMembers: (who, { adminView }) =>
    !managesUsers(who) ? 'administrators-only' : adminView ? null : 'admin-view-only',
  viewPeople: (who) => (managesUsers(who) || who.user.userSettings.viewUserProfiles ? null : 'profiles-closed'),
  viewProfile: (who, { id, deleted, privateProfile }) => {
    const { user } = who
    if (deleted) return 'account-deleted'
    // Administrators and the person win over private, whatever the view (AM-53).
    if (managesUsers(who) || id === user.id) return null
    if (!user.userSettings.viewUserProfiles) return 'profiles-closed'
    return privateProfile ? 'profile-private' : null
  },
  follow: ({ user }, { id, deleted, adminView }) => {
    if (deleted) return 'account-deleted'
    if (id === user.id) return 'oneself'
    return adminView ? 'not-in-admin-view' : null
  },
  chat: (who) => {
    const { chat, chatEmbedded } = who.features
    if (!chat || !chatEmbedded) return 'not-installed'
    return hasLicence(who, 'chat') ? null : 'licence-missing'
  },
  assistant: ({ features }) => (features.aiAssistant ? null : 'not-installed'),
  openLink: (who, { licence }) => (licence === null || hasLicence(who, licence) ? null : 'licence-missing'),
  writePost: (_who, { communities }) => (communities.length === 0 ? 'no-community' : null),
  addAttachments: (_who, { canAddAttachments }) => (canAddAttachments === false ? 'files-closed' : null),
}

/** The subject of a question; nothing where nothing has to be known. */
export type SubjectOf<Name extends Permission> = Subjects[Name] extends void ? [] : [subject: Subjects[Name]]

/** Whether somebody may do something, and if not, why: the one place where the portal decides it. */
export function can<Name extends Permission>(
  circumstances: Circumstances,
  permission: Name,
  ...[subject]: SubjectOf<Name>
): Verdict {
  const reason = rules[permission](circumstances, subject as Subjects[Name])
  return reason === null ? { allowed: true } : { allowed: false, reason }
}

/** `resellerAdmin` gives root permission, which is everything (AM-51). */
function managesUsers({ user: { capabilities } }: Circumstances): boolean {
  return capabilities.resellerAdmin || capabilities.manageUsers
}

function hasLicence({ user }: Circumstances, licence: string): boolean {
  return user.licences.some(({ type }) => type === licence)
}
