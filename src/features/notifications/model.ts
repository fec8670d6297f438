/** The whole model behind the bell, loaded when the page has come to rest: what starts by itself is imported here. */
import './problems'
import './push'
import './renewals'
import './tabs'
