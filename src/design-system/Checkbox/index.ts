export { Checkbox, type CheckboxProps } from './Checkbox'
export { default as choiceStyles } from './choice.module.css'
