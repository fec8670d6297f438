export {
  type AddressState,
  type ChangeAddress,
  readAddress,
  type ScreenWithChoices,
  useAddressState,
} from './use-address-state'
