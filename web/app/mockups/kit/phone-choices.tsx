/** The replies of a question on the phone, none of which is chosen yet. */
export const PhoneChoices = ({ choices }: { choices: readonly string[] }) => (
  <div className="col g8">
    {choices.map((choice) => (
      <div className="sr-choice" key={choice}>
        <span className="sr-box sr-round" />
        <span className="t13">{choice}</span>
      </div>
    ))}
  </div>
);
