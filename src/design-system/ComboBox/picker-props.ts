import type { FieldControl } from '../Field'
import type { PickerProps } from './options'
import type { Picker } from './use-picker'

/** What the library's combo box is told alike, whether one option can be chosen or several. */
export function pickerProps(
  control: FieldControl,
  labelId: string,
  { found, handleOpenChange }: Picker,
  { required = false, disabled = false }: Pick<PickerProps, 'required' | 'disabled'>,
) {
  return {
    id: control.id,
    'aria-labelledby': labelId,
    ...(control['aria-describedby'] !== undefined && { 'aria-describedby': control['aria-describedby'] }),
    validationBehavior: 'aria',
    isInvalid: control['aria-invalid'] ?? false,
    isRequired: required,
    isDisabled: disabled,
    allowsEmptyCollection: true,
    items: found,
    onOpenChange: handleOpenChange,
  } as const
}
