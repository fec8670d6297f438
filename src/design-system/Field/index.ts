export { Field, labelIdOf, type FieldControl, type FieldProps, type FieldWords } from './Field'
export { FieldErrors, useFieldError } from './field-errors'
export { default as controlStyles } from './control.module.css'
