export { SubjectPicker, type SubjectPickerProps } from './ui/SubjectPicker'
