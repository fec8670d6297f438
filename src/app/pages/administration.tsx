import { AllowedOnly } from '../shell/AllowedOnly'
import { OpeningSoon } from '../shell/OpeningSoon'

/** The screens of administration, as long as they are not built. */
export function Page() {
  return (
    <AllowedOnly>
      <OpeningSoon />
    </AllowedOnly>
  )
}
