import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Popover,
} from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { ChevronLeftIcon, ChevronRightIcon, Icon } from '../icons'
import { MonthAndYear } from './MonthAndYear'
import styles from './DatePicker.module.css'

/** The month of a DatePicker's day. Its words, its first day of the week and what may be chosen come from around it. */
export function CalendarPopover() {
  return (
    <Popover offset={6} placement="bottom start" className={styles.popover ?? ''}>
      <Dialog className={styles.dialog ?? ''}>
        <Calendar className={styles.calendar ?? ''}>
          <div className={styles.head}>
            <Button slot="previous" className={styles.turn ?? ''}>
              <Icon of={ChevronLeftIcon} directional />
            </Button>
            <MonthAndYear />
            <Button slot="next" className={styles.turn ?? ''}>
              <Icon of={ChevronRightIcon} directional />
            </Button>
          </div>
          <CalendarGrid weekdayStyle="short" className={styles.grid ?? ''}>
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day ?? ''} />}</CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  )
}
