export { type EditSection, editSections, ProfileEditView } from './ui/ProfileEditView'
