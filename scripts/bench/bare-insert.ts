/**
 * The limit that a contact message is held against: durable inserts of the same row by a prepared statement, each in a
 * transaction of its own. Prints `{ "perSecond": n }`. Run as a child: `node bare-insert.ts FILE SECONDS ROW`.
 */
import Database from 'better-sqlite3';

const [file = '', seconds = '', row = ''] = process.argv.slice(2);
const db = new Database(file);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.exec(
  'create table if not exists contacts (id integer primary key, first_name text, last_name text, email text, company text, service text, budget text, message text, created_at integer) strict',
);
const insert = db.prepare(
  'insert into contacts (first_name, last_name, email, company, service, budget, message, created_at) values (?, ?, ?, ?, ?, ?, ?, ?)',
);
const { firstName, lastName, email, company, service, budget, message } = JSON.parse(row);
const start = performance.now();
const end = start + Number(seconds) * 1000;
let done = 0;
while (performance.now() < end) {
  insert.run(firstName, lastName, email, company, JSON.stringify(service), budget, message, 1_800_000_000);
  done += 1;
}
console.log(JSON.stringify({ perSecond: done / ((performance.now() - start) / 1000) }));
db.close();
