import { useParams } from 'react-router-dom'
import { editSections, ProfileEditView } from '@/features/profile-edit'
import { LanguageField } from '@/features/user-menu'
import { configuration } from '@/shared/config'
import { useIntl } from '@/shared/i18n'
import { useShowLanguage } from '../../language'

/** What people say of themselves, and their own settings. */
export function Page() {
  const { section: named } = useParams()
  const { language } = useIntl()
  const show = useShowLanguage()
  return (
    <ProfileEditView
      section={editSections.find((one) => one === named) ?? null}
      languageField={<LanguageField languages={configuration().languages} showLanguage={show} />}
      onTimeZone={(timeZone) => void show(language.code, timeZone).catch(() => undefined)}
    />
  )
}
