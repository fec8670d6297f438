export { type KeptForm, useKeptForm } from './use-kept-form'
