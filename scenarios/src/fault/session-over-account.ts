import { scenario } from '../dsl/index.ts'
import { outlives } from './steps.ts'

export default scenario('The session ends in the middle of each account form: after login the form is as it was, except for secrets', {
  given: (given) => given.loggedIn('putri'),
  steps: [
    ...outlives('putri', 'address'),
    ...outlives('putri', 'name'),
    ...outlives('putri', 'birthday'),
    ...outlives('putri', 'picture'),
    ...outlives('putri', 'phone'),
    ...outlives('putri', 'password'),
  ],
})
