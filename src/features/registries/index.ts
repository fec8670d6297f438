import { loadable } from '@/shared/loadable'

/** The account of a person in the dialog that shows them to administrators. */
export const AccountSection = loadable(() => import('./account/AccountSection')).component('AccountSection')

/** The registry of people; a screen of its own. */
export const RegistryView = loadable(() => import('./ui/RegistryView')).component('RegistryView')

/** Who belongs to a group, for those who change it; a screen of its own. */
export const GroupEditView = loadable(() => import('./groups/GroupEditView')).component('GroupEditView')
