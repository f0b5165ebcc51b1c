// JavaScript, loaded before the program (node -r): a Node that cannot load TypeScript ends without a word to the operator.
if (!process.features.typescript) {
  console.error(
    `Node ${process.versions.node} cannot run Ailaan. Install Node 22.23.4, 24.22.1, 26.12.1 or later, or, for npm start and the other npm commands, let npm ci install its development packages, which bring one.`,
  );
  process.exit(2); // for the checks: nothing was found out
}
