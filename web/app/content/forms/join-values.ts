/** The values on the application page; the same three as on the about page. */
export const joinValues = [
  { name: 'Design-first', text: 'A form that a field worker can read in bright sun comes before one more feature.' },
  { name: 'User-first', text: 'We sit with the people who enter the data, not only with those who buy the tool.' },
  { name: 'AI-first', text: 'Machines do the sorting and checking. People decide what it means.' },
] as const;
