export { roved, roving } from '../../parts/roving'
