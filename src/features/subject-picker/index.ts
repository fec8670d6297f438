export { SubjectPicker, type SubjectPickerProps } from './ui/SubjectPicker'
export { SubjectsPicker, type SubjectsPickerProps } from './ui/SubjectsPicker'
