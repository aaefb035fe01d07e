/** The works of others that are part of the page or run behind it, with their licences. */

export interface Work {
  name: string
  by: string
  licence: string
  address: string
}

export const TYPEFACES: Work[] = [
  {
    name: 'Dela Gothic One',
    by: 'The Dela Gothic Project Authors',
    licence: 'SIL Open Font License 1.1',
    address: 'https://github.com/syakuzen/DelaGothic',
  },
  {
    name: 'Golos Text',
    by: 'The Golos Text Project Authors',
    licence: 'SIL Open Font License 1.1',
    address: 'https://github.com/googlefonts/golos-text',
  },
]

export const SOFTWARE: Work[] = [
  { name: 'Svelte', by: 'Svelte contributors', licence: 'MIT', address: 'https://svelte.dev' },
  {
    name: 'Fluent',
    by: 'Mozilla and contributors',
    licence: 'Apache 2.0',
    address: 'https://projectfluent.org',
  },
  { name: 'Vite', by: 'VoidZero Inc. and Vite contributors', licence: 'MIT', address: 'https://vite.dev' },
  { name: 'Python', by: 'Python Software Foundation', licence: 'PSF', address: 'https://www.python.org' },
  { name: 'FastAPI', by: 'Sebastián Ramírez', licence: 'MIT', address: 'https://fastapi.tiangolo.com' },
  { name: 'Uvicorn', by: 'Encode OSS', licence: 'BSD 3-Clause', address: 'https://www.uvicorn.org' },
  {
    name: 'SQLAlchemy and Alembic',
    by: 'SQLAlchemy authors and contributors',
    licence: 'MIT',
    address: 'https://www.sqlalchemy.org',
  },
  { name: 'SQLite', by: 'SQLite authors', licence: 'Public domain', address: 'https://www.sqlite.org' },
  { name: 'NumPy', by: 'NumPy developers', licence: 'BSD 3-Clause', address: 'https://numpy.org' },
  { name: 'Numba', by: 'Anaconda and contributors', licence: 'BSD 2-Clause', address: 'https://numba.pydata.org' },
  { name: 'PyYAML', by: 'Kirill Simonov and contributors', licence: 'MIT', address: 'https://pyyaml.org' },
]
