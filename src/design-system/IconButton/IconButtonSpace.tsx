import styles from './IconButton.module.css'

/** The room of a button whose file comes later, so that nothing beside it moves then. */
export function IconButtonSpace() {
  return <span aria-hidden="true" data-size="md" data-shape="square" className={styles.root} />
}
