export {
  Field,
  FieldErrors,
  labelIdOf,
  useFieldError,
  type FieldControl,
  type FieldProps,
  type FieldLabels,
} from './Field'
export { default as controlStyles } from './control.module.css'
