import { Button } from 'react-aria-components/ComboBox'
import { ChevronDownIcon, Icon } from '../icons'
import styles from './ComboBox.module.css'

/**
 * Opens the whole list for those who would rather look than type. Its name comes from the library, in the page's
 * language.
 */
export function OpenListButton() {
  return (
    <Button className={styles.arrow ?? ''}>
      <Icon of={ChevronDownIcon} size="sm" />
    </Button>
  )
}
